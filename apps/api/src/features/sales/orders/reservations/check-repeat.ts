import { findRepeat, isTrialCourse, type Product, repeatQuestion, type SubjectLabels, subjectName } from "@pkg/domain";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { PurchaseRequest } from "../purchase-request.ts";
import type { PurchaseFacts } from "./repository.ts";

interface Priced {
  studentId: string;
  products: readonly Pick<Product, "totalMonths" | "totalCounts">[];
  labels: readonly SubjectLabels[];
}

/**
 * Asks before the same is sold again to the same student, and sells the trial of a subject once. The buyer is locked, so that
 * orders of one account see each other.
 * @throws ApiError 409 INVALID_ENROLLMENT, reason ALREADY_BOUGHT, with `merchantUid`, `paidAt` and the course, until `alsoBought`
 *   names that order; the same with the problem TRIAL for a second trial
 */
export function checkRepeat(
  { courses, alsoBought }: Pick<PurchaseRequest, "courses" | "alsoBought">,
  { bought }: Pick<PurchaseFacts, "bought">,
  { studentId, products, labels }: Priced,
): void {
  const wanted = courses.map(({ subject, subjectDetail, matchId, trialMatchId }, index) => {
    const product = products[index];
    const isTrial = product !== undefined && isTrialCourse(product);
    return { subject, subjectDetail, isTrial, goesOn: (matchId ?? trialMatchId) !== null };
  });
  const repeat = findRepeat(studentId, wanted, bought);
  if (!repeat) return;
  const { course, earlier } = repeat;
  const label = labels[course];
  if (repeat.kind === "TRIAL") {
    const message = `${label?.subjectLabel ?? "이 과목"} 체험 수업은 학생마다 한 번만 들을 수 있어요.`;
    throw refuse.alreadyBought({ problems: ["TRIAL"], course, message });
  }
  const { merchantUid, paidAt } = earlier;
  if (merchantUid === alsoBought) return;
  const paid = paidAt === null ? null : new Date(paidAt);
  const message = repeatQuestion(label ? subjectName(label) : "같은 수업", paid, new Date());
  const facts = { reason: "ALREADY_BOUGHT", merchantUid, paidAt: paid?.toISOString() ?? null, course };
  throw refuse.alreadyBought({ ...facts, message });
}
