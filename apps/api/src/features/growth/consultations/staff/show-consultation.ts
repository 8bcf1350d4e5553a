import { consultationOfferState, isCallLate } from "@pkg/domain";
import type { Database } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findSummary } from "../../../tests/level-tests/summaries/list-summaries.ts";
import { describeCourses } from "../offers/describe-courses.ts";
import { findOffers } from "../offers/repository.ts";
import { findSubjectLabels } from "../repository.ts";
import { toFacts } from "../to-consultation.ts";
import { findCalls, findConsultationForStaff } from "./repository.ts";
import type { ConsultationDetailWire } from "./schemas.ts";

/**
 * One consultation for staff, with its calls and offers. That it was looked at is recorded.
 * @throws ApiError 404 class 20001
 */
export async function showConsultation({ db, now, actor }: Ctx<"staff">, id: string): Promise<ConsultationDetailWire> {
  const found = await findConsultationForStaff(db, id);
  if (!found) throw refuse.notFound();
  await recordAct(db, actor, { action: "consultation.viewed", targetId: id });
  const { consultation: row, buyer } = found;
  const wire = toFacts(row);
  return {
    ...wire,
    subjectLabels: [...(await findSubjectLabels(db, row.subjects)).values()],
    buyer,
    isLate: isCallLate(wire, now),
    createdAt: row.createdAt,
    levelTest: row.levelTestId === null ? null : await findSummary(db, row.levelTestId),
    calls: await findCalls(db, id),
    offers: await describeOffers(db, id),
  };
}

async function describeOffers(db: Database, id: string): Promise<ConsultationDetailWire["offers"]> {
  const offers = await findOffers(db, id);
  const described = await describeCourses(
    db,
    offers.map(({ courses }) => courses),
  );
  return offers.map(({ id: offerId, expiresAt, createdAt, merchantUid, staffName, couponName, ...offer }, index) => {
    const courses = described[index] ?? [];
    return {
      id: offerId,
      expiresAt,
      createdAt,
      merchantUid,
      staffName,
      couponName,
      state: consultationOfferState({ ...offer, expiresAt }, offer.now),
      amount: courses.reduce((sum, { finalCost }) => sum + finalCost, 0),
      courses,
    };
  });
}
