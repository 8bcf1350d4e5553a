import { BUYER_WISHES, consultationCourses, copyApplicant, NO_WISHES, pickWishes } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPaidOrder } from "./find-paid-order.ts";
import { getTutorWishes } from "./get-tutor-wishes.ts";
import { courseGoals, type PaidOrder } from "./merge-wishes.ts";
import { findOfferWishes, insertApplicants } from "./repository.ts";
import type { ApplicantWire, ConsultationApplicants } from "./schemas.ts";

/**
 * Makes the applicants of an order that came from a consultation: one for each named course whose tutor has still to be found, with
 * what was said on the phone. What the buyer has changed since stays as it is, also when this is asked again.
 * @throws ApiError 404 for an order that is missing, not paid, or somebody else's; 403 INVALID_PAYMENT_FROM_CONSULT_ACCESS when it
 *   came from no consultation, or from another; 400 INVALID_REQUEST_CREATE_APPLICANT for a course that is not of the order
 */
export async function createConsultationApplicants(
  { db, actor: { userId } }: Ctx<"account">,
  { consultationId, courses: named, merchantUid }: ConsultationApplicants,
): Promise<ApplicantWire> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw refuse.notFound();
  const offer =
    order.orderFunnelType === "ROCKET_ENROLL" ? await findOfferWishes(db, order.orderFunnelValue ?? "") : undefined;
  if (offer?.consultationId !== consultationId) throw refuse.consultPaymentForbidden();
  const bought = boughtCourses(order, named);
  const eligible = consultationCourses({ orderFunnelType: "ROCKET_ENROLL", consultationId }, bought);
  const { studyPurposes, ...wishes } = pickWishes(copyApplicant({ ...NO_WISHES, ...offer.wishes }), BUYER_WISHES);
  const suggested = eligible.map(({ levelTest }) => (levelTest ? [levelTest.goal] : []));
  const goals = studyPurposes.length > 0 ? courseGoals(studyPurposes, eligible) : suggested;
  const wished = eligible.map((course, at) => ({ ...course, goals: goals[at] ?? [] }));
  await insertApplicants(db, userId, wished, wishes);
  return getTutorWishes(db, userId, merchantUid);
}

/** The courses of the order that a request names, with what they go on with. */
function boughtCourses({ courses }: PaidOrder, named: ConsultationApplicants["courses"]) {
  return named.map(({ productId, subject, subjectDetail }, index) => {
    const found = courses.find(
      (course) =>
        course.product.id === productId && course.subjectKey === subject && course.subjectDetailKey === subjectDetail,
    );
    if (!found)
      throw refuse.invalidWishes({ fields: [{ path: `courses.${index}`, message: "주문한 수업과 달라요." }] });
    const { matchId, trialMatchId, firstTutorId, ...course } = found;
    return {
      ...course,
      productId,
      subject,
      subjectDetail,
      ...(matchId !== null && { matchId }),
      ...(trialMatchId !== null && { trialMatchId }),
      ...(firstTutorId !== null && { tutorId: String(firstTutorId) }),
    };
  });
}
