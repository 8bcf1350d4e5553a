import {
  beginsWithTutor,
  findRepeat,
  formatWon,
  funnelProblem,
  installmentProblem,
  isBundlingEarned,
  isStudyAbroadShortTerm,
  isSubjectForRank,
  isUnder14,
  paymentMethodProblem,
  repeatQuestion,
  requiredConsents,
  requiresAddress,
  selectedForCourse,
  subjectName,
  validateCourses,
  wantedCourse,
} from "@pkg/domain";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkMethodLimit } from "../../../payments/payments/check-method-limit.ts";
import { checkBenefitCard } from "../../benefits/check-benefit-card.ts";
import type { PurchaseRequest } from "../purchase-request.ts";
import type { PricedPurchase } from "./price-order.ts";
import type { Purchase } from "./read-purchase.ts";
import type { PurchaseFacts } from "./repository.ts";

type Check<P> = (purchase: P) => void;

const fieldRefusal = (path: string, message: string) =>
  refuse.enrollmentIncomplete({ fields: [{ path, message }], message });

// Who may buy.

interface Attempt {
  request: PurchaseRequest;
  facts: PurchaseFacts;
}

const isRegistered: Check<Attempt> = ({ facts }) => {
  if (!facts.buyer.registered) throw refuse.forbidden({ reason: "NOT_REGISTERED" });
};

const ownsDraft: Check<Attempt> = ({ request, facts }) => {
  if (request.draftId && !facts.ownsDraft) throw refuse.enrollmentIncomplete({ problems: ["DRAFT"] });
};

const MAX_DECLINED_PER_HOUR = 10;

/** Against trying out stolen cards. */
const hasCardTriesLeft: Check<Attempt> = ({ request, facts }) => {
  if (request.instrument.kind !== "card" || facts.declinedOrders < MAX_DECLINED_PER_HOUR) return;
  const providerMessage = "카드 결제에 여러 번 실패했어요. 한 시간 뒤에 다시 시도해 주세요.";
  throw refuse.cardTriesUsedUp({ providerMessage });
};

const hasVerifiedPhone: Check<Attempt> = ({ facts }) => {
  if (!facts.buyer.phoneNumberVerified) throw refuse.forbidden({ reason: "PHONE_NOT_VERIFIED" });
};

// What is bought.

/** An order by a route brings what the route needs: the token of an offer, a consultation whose offer can be paid. */
const fitsFunnel: Check<Purchase> = ({ request, upSelling, consultationOffer }) => {
  const { consultationId, orderFunnelType, orderFunnelValue } = request;
  const funnel = { consultationId, orderFunnelValue, orderFunnelType: orderFunnelType ?? "SIMPLE_ENROLL" };
  const facts = { isTokenAccepted: upSelling !== null, isConsultationKnown: consultationOffer !== null };
  const problem = funnelProblem(funnel, facts);
  if (problem === "INVALID_UPSELLING") throw refuse.upsellingForbidden();
  if (problem === "INVALID_PAYMENT_FROM_CONSULT_ACCESS") throw refuse.consultPaymentForbidden();
  if (problem) throw refuse.enrollmentIncomplete({ problems: ["FUNNEL_VALUE"] });
};

const areCoursesWhole: Check<Purchase> = ({ request, courses }) => {
  const products = courses.map(({ product }) => product);
  const { valid, problems } = validateCourses({ products, tabletType: request.tabletType });
  if (!valid) throw refuse.enrollmentIncomplete({ problems: [...problems] });
  // With each course the buyer was shown whether a tablet is lent.
  if (courses.some(({ product, rentTablet }) => product.rentTablet !== rentTablet)) {
    throw refuse.enrollmentIncomplete({ problems: ["MIXED_TABLET"] });
  }
  // A bundled price is for courses taken together; one course alone never gets it.
  if (!isBundlingEarned(products)) throw refuse.enrollmentIncomplete({ problems: ["MIXED_BUNDLING"] });
};

/** A foreign match answers as a missing one. */
const areLinksOwn: Check<Purchase> = ({ courses, ownMatches }) => {
  for (const [course, { matchId, trialMatchId, tutor }] of courses.entries()) {
    const isForeign = [matchId, trialMatchId].some((id) => id !== null && !ownMatches.has(id));
    if (isForeign) throw refuse.enrollmentIncomplete({ problems: ["MATCH"], course });
    if (tutor === undefined) throw refuse.enrollmentIncomplete({ problems: ["TUTOR"], course });
  }
};

/**
 * Of an order that begins with tutors at least one course does, and each of them teaches the course that names them,
 * at the rank of its product. Whether a tutor has room is no matter of the order: the search goes on without them.
 */
const fitsTutors: Check<Purchase> = ({ request, courses }) => {
  if (request.orderFunnelType !== "SMART_MATCHING") return;
  if (!courses.some(beginsWithTutor)) throw refuse.enrollmentIncomplete({ problems: ["TUTOR"] });
  for (const [course, { subjectDetail, tutorId, tutor, product }] of courses.entries()) {
    if (!tutorId || !tutor) continue;
    const taught = tutor.subjectDetails.map((detail) => ({ tutorId, subjectDetail: detail, tier: tutor.tier }));
    const wanted = { subjectDetail, rank: product.tutorRank };
    if (selectedForCourse([tutorId], taught, wanted).length === 0)
      throw refuse.enrollmentIncomplete({ problems: ["TUTOR"], course });
  }
};

const isForSameStudent: Check<Purchase> = ({ upSelling, student }) => {
  if (upSelling?.classes.some(({ row }) => row.studentId !== student.id)) throw refuse.upsellingForbidden();
};

/**
 * A detail that is sold, of its subject, for the product's school level, and of a subject that the tutor's rank may
 * teach.
 */
const fitsSubjects: Check<Purchase> = ({ courses, details, subjects }) => {
  for (const [index, { subject, subjectDetail, product }] of courses.entries()) {
    const detail = details.find(({ key }) => key === subjectDetail);
    const fits =
      subjects.has(subject) &&
      detail?.purchasable &&
      detail.subjectKey === subject &&
      detail.targetSchoolLevels.includes(product.schoolLevel) &&
      isSubjectForRank(subject, product.tutorRank);
    if (!fits) throw refuse.enrollmentIncomplete({ problems: ["SUBJECT"], course: index });
  }
};

/**
 * Asks before the same is sold again to the same student, until `alsoBought` names that order, and sells the trial of
 * a subject once. The buyer is locked, so that orders of one account see each other.
 */
const isRepeatMeant: Check<Purchase> = ({ request, courses, bought, student }) => {
  const wanted = courses.map((course) => wantedCourse(course, course.product));
  const repeat = findRepeat(student.id, wanted, bought);
  const labels = repeat && courses[repeat.course]?.labels;
  if (!repeat || !labels) return;
  const { course } = repeat;
  if (repeat.kind === "TRIAL") {
    const message = `${labels.subjectLabel} 체험 수업은 학생마다 한 번만 들을 수 있어요.`;
    throw refuse.alreadyBought({ problems: ["TRIAL"], course, message });
  }
  const { earlier } = repeat;
  const { merchantUid } = earlier;
  if (merchantUid === request.alsoBought) return;
  const paidAt = earlier.paidAt === null ? null : new Date(earlier.paidAt);
  const message = repeatQuestion(subjectName(labels), paidAt, new Date());
  const repeated = { reason: "ALREADY_BOUGHT", merchantUid, paidAt: paidAt?.toISOString() ?? null, course };
  throw refuse.alreadyBought({ ...repeated, message });
};

const isTabletLent: Check<Purchase> = ({ request, courses, isTabletLent: isLent }) => {
  const isWanted = request.tabletType !== null && courses.some(({ product }) => product.rentTablet);
  if (isWanted && !isLent) throw refuse.tabletUnavailable();
};

const hasAddress: Check<Purchase> = ({ buyer, courses, upSelling }) => {
  const products = courses.map(({ product }) => product);
  const isNeeded = requiresAddress({ products, upSellingMatches: upSelling?.matches ?? [] });
  if (isNeeded && !(buyer.postcode && buyer.address && buyer.addressDetail)) {
    throw refuse.enrollmentIncomplete({ fields: [{ path: "address", message: "받을 주소를 적어 주세요." }] });
  }
};

// How it is paid.

/** A price below what moves over would swallow the rest. */
const movesWhole: Check<PricedPurchase> = ({ ledger, upSelling }) => {
  const due = (upSelling?.refunds ?? []).reduce((sum, amount) => sum + amount, 0);
  const moved = ledger.lines.find(({ kind }) => kind === "UP_SELLING_REFUND")?.amount ?? 0;
  if (due + moved !== 0)
    throw refuse.upsellingForbidden("남은 수업 값이 새 수업 값보다 커요. 쿠폰을 빼거나 더 긴 수업을 골라 주세요.");
};

const isAsShown: Check<PricedPurchase> = ({ request, ledger: { total } }) => {
  if (total === request.shownAmount) return;
  const reason = `금액이 ${formatWon(request.shownAmount)}에서 ${formatWon(total)}으로 바뀌었어요.`;
  throw refuse.priceChanged({ amount: total, reason });
};

const fitsMeans: Check<PricedPurchase> = ({ request: { instrument }, ledger: { total }, courses }) => {
  if ((total === 0) !== (instrument.kind === "none")) throw refuse.productNotSold({ amount: total });
  const quota = instrument.kind === "none" ? null : installmentProblem(instrument.cardQuota, total);
  if (quota) throw fieldRefusal("cardQuota", quota);
  const products = courses.map(({ product }) => product);
  const problem = paymentMethodProblem(instrument.paymentMethod, products);
  if (problem) throw fieldRefusal("paymentType", problem);
};

const hasConsents: Check<PricedPurchase> = ({ request, courses, student, ledger, upSelling }) => {
  const agreed = new Set<string>(request.consents.filter((consent) => consent.agreed).map(({ key }) => key));
  // They were given with the order that it goes on from, in the version that holds.
  for (const key of upSelling?.consents ?? []) agreed.add(key);
  const needed = requiredConsents({
    totalMonths: courses.map(({ product }) => product.totalMonths),
    paymentMethod: ledger.total === 0 ? "NONE" : "CARD",
    studyAbroadShortTerm: courses.some(({ product }) => isStudyAbroadShortTerm(product)),
    childUnder14: student.birthYear !== null && isUnder14(student.birthYear, new Date()),
  });
  const missing = needed.filter((consent) => consent.required && !agreed.has(consent.key));
  if (missing.length > 0) throw refuse.enrollmentIncomplete({ missingConsents: missing.map(({ key }) => key) });
};

/** A new method that will be stored needs room for it. */
const hasRoomForMethod: Check<PricedPurchase> = ({ request: { instrument }, courses, storedMethods }) => {
  const isNew = instrument.kind === "card" || instrument.kind === "wallet";
  const isStored = instrument.isKept || courses.some(({ product }) => product.periodic);
  if (isNew && isStored) checkMethodLimit(storedMethods, instrument.paymentMethod);
};

const isMethodUsable: Check<PricedPurchase> = ({ request: { instrument }, method, benefit }) => {
  if (instrument.kind !== "stored") return;
  if (method?.paymentType !== instrument.paymentMethod) {
    const message = "저장한 결제 수단을 찾지 못했어요.";
    throw refuse.enrollmentIncomplete({ fields: [{ path: "paymentMethodId", message }] });
  }
  if (method.disconnectedAt) throw fieldRefusal("paymentMethodId", "연결이 끊긴 결제 수단이에요. 다시 등록해 주세요.");
  checkBenefitCard(benefit, method.cardName);
};

/** In the order in which a buyer is told. */
const OF_BUYER = [isRegistered, ownsDraft, hasCardTriesLeft, hasVerifiedPhone];
const OF_COURSES = [
  ...[fitsFunnel, areCoursesWhole, areLinksOwn, fitsTutors, isForSameStudent, fitsSubjects],
  ...[isRepeatMeant, isTabletLent, hasAddress],
];
const OF_PAYMENT = [movesWhole, isAsShown, fitsMeans, hasConsents, hasRoomForMethod, isMethodUsable];

/**
 * @throws ApiError 403 for who may not buy; INVALID_ENROLLMENT for a draft of another; 429 after too many declined
 * cards
 */
export function checkBuyer(request: PurchaseRequest, facts: PurchaseFacts): void {
  for (const check of OF_BUYER) check({ request, facts });
}

/**
 * Checks a purchase anew: nothing the client sent is believed but its wishes.
 * @throws ApiError INVALID_ENROLLMENT (also ALREADY_BOUGHT), INVALID_UPSELLING, INVALID_PAYMENT_FROM_CONSULT_ACCESS,
 *   60001; INVALID_PAYMENT_PRODUCT_ID with the new amount when the price has changed since it was shown
 */
export function checkPurchase(purchase: PricedPurchase): void {
  for (const check of [...OF_COURSES, ...OF_PAYMENT]) check(purchase);
}
