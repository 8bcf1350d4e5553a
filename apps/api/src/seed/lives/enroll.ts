import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Applicant,
  isUnder14,
  NO_WISHES,
  requiredConsents,
  type TutorRank,
  toApplicantRequest,
} from "@pkg/domain";
import type { Sql } from "../../db/client.ts";
import { Person } from "./person.ts";
import type { Stage } from "./stage.ts";

export interface Bought {
  readonly productId: number;
  readonly subject: string;
  readonly subjectDetail: string;
}

const EVENINGS = ["18:00-22:00"];

/** When most families have time: weekday evenings and Saturday afternoons. */
export const AFTER_SCHOOL = {
  monday: EVENINGS,
  tuesday: EVENINGS,
  wednesday: EVENINGS,
  thursday: EVENINGS,
  friday: EVENINGS,
  saturday: ["13:00-18:00"],
  sunday: [],
};

/**
 * Buys a course by card for a student and sends the wishes, which begins the search.
 * @returns the id of the course's match
 */
export async function enroll(
  { sql, cardNumber }: Stage,
  buyer: Person,
  student: { id: string; name: string },
  course: Bought,
  wishes: Partial<Applicant> = {},
): Promise<string> {
  const [product] = await sql<{ cost: number; months: number; rank: TutorRank }[]>`
    select final_cost as cost, total_months as months, tutor_rank as rank from products where id = ${course.productId}`;
  if (!product) throw new Error(`There is no product ${course.productId}.`);
  const [learner] = await sql<{ birthYear: number }[]>`
    select birth_year as "birthYear" from students where id = ${student.id}`;
  const childUnder14 = learner !== undefined && isUnder14(learner.birthYear, new Date());
  const consents = requiredConsents({ totalMonths: [product.months], paymentMethod: "CARD", childUnder14 });
  const order = {
    ...course,
    rentTablet: false,
    student: { name: student.name },
    studentId: student.id,
    paymentType: "CARD",
    cardInformation: { cardNumber, cardExpiry: "2029-08", birthdayOrCompanyNumber: "830314", cardPassword: "12" },
    shownAmount: product.cost,
    consents: consents.map(({ key }) => ({ key, agreed: true })),
  };
  const { merchantUid } = await buyer.call<{ merchantUid: string }>("POST", "/lessons/orders/card", order, {
    "idempotency-key": randomUUID(),
  });
  const { subject, subjectDetail } = course;
  const bought = { merchantUid, subject, subjectDetail, rank: product.rank };
  const applicant = { ...NO_WISHES, ...bought, weeklyAvailablePeriods: AFTER_SCHOOL };
  const completedAt = new Date().toISOString();
  await buyer.call("POST", "/lessons/applicants", toApplicantRequest({ ...applicant, ...wishes, completedAt }));
  const [match] = await sql<{ id: string }[]>`select id from matches where merchant_uid = ${merchantUid}`;
  if (!match) throw new Error("The wishes began no search.");
  return match.id;
}

/** Has a tutor asked for a match, as the buyer's choice. */
export async function askTutor(stage: Stage, buyer: Person, matchId: string, tutorId: number): Promise<void> {
  await until(async () => {
    const body = { tutorIds: [String(tutorId)] };
    await buyer.call("POST", `/lessons/matches/${matchId}/proposals`, body).catch(() => undefined);
    return (await findAsked(stage.sql, matchId)).some((asked) => asked.tutorId === tutorId);
  });
}

/** A tutor who was asked accepts: the given one, or whoever can first. */
export async function acceptMatch({ sql, address }: Stage, matchId: string, tutorId?: number): Promise<void> {
  const visitor = Person.visitor(address);
  const accept = async ({ pairingId, tutorId: id, phoneNumber }: Asked) => {
    const path = `/tutor-pairings/${pairingId}`;
    const { otherTimes } = await visitor.call<Proposal>("GET", `${path}?phoneNumber=${phoneNumber}`);
    // Times that were taken meanwhile are replaced by the best that are left.
    const lessonStarts = otherTimes[0]?.lessonStarts;
    const body = { phoneNumber, talkSendStatus: "ACCEPT", ...(lessonStarts ? { lessonStarts } : {}) };
    return visitor.call("PUT", `${path}/candidate-tutors/${id}`, body);
  };
  await until(async () => {
    for (const asked of await findAsked(sql, matchId)) {
      if (tutorId !== undefined && asked.tutorId !== tutorId) continue;
      if (
        await accept(asked).then(
          () => true,
          () => false,
        )
      )
        return true;
    }
    return false;
  });
}

interface Proposal {
  readonly otherTimes: readonly { readonly lessonStarts: readonly object[] }[];
}

interface Asked {
  readonly pairingId: string;
  readonly tutorId: number;
  readonly phoneNumber: string;
}

const findAsked = (sql: Sql, matchId: string) => sql<Asked[]>`
  select c.pairing_id as "pairingId", c.tutor_id as "tutorId", t.phone_number as "phoneNumber"
  from candidate_tutors c join tutors t on t.id = c.tutor_id
  where c.match_id = ${matchId} and c.talk_send_status in ('SENT', 'SMS_SENT') order by c.score desc, c.tutor_id`;

/** Jobs send proposals a moment later. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isDone()) return;
    await pause(100);
  }
  throw new Error("What was waited for did not come about in ten seconds.");
}
