import { formatWon, REFUND_WORKING_DAYS, refundedToLabel, subjectName, withParticle } from "@pkg/domain";
import type { RefundQuote } from "@/lib/refunds/refund-queries";

/**
 * "영어 수업료 361,800원", "− 쿠폰·추천 할인 중 영어 몫 18,090원": parts that are never broken; none when nothing is taken off or put
 * on.
 */
export function calculationParts(lines: RefundQuote["lines"]): string[] {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return [];
  const rest = others.map(({ label, amount }) => `${amount < 0 ? "−" : "+"} ${label} ${formatWon(Math.abs(amount))}`);
  return [`${first.label} ${formatWon(first.amount)}`, ...rest];
}

/** By which payment the money comes back: what had moved here goes the way that it once came. */
function wayBack(quote: RefundQuote): string | null {
  const { amount, earlierAmount } = quote;
  const own = amount - earlierAmount;
  if (amount === 0) return null;
  if (earlierAmount === 0)
    return `${withParticle(refundedToLabel(quote), "으로", "로")} 영업일 ${REFUND_WORKING_DAYS}일 안에 돌려드려요.`;
  const earlier = `앞 수업을 결제한 수단으로 ${formatWon(earlierAmount)}`;
  const parts =
    own > 0 ? `${withParticle(refundedToLabel(quote), "으로", "로")} ${formatWon(own)}, ${earlier}` : earlier;
  return `${parts}을 영업일 ${REFUND_WORKING_DAYS}일 안에 돌려드려요.`;
}

/** How many lessons of the selected courses' classes stay, since other orders have paid them. */
export const leftLessonsOf = ({ courses }: RefundQuote): number =>
  courses.reduce((sum, { isSelected, leftLessons }) => sum + (isSelected ? leftLessons : 0), 0);

/** Whose classes are given up, and for how much: the account may have others, of other children and orders. */
export const givenUpText = ({ studentName, courses, amount }: RefundQuote): string =>
  `${studentName} 학생 ${namesOf(courses.filter(({ isSelected }) => isSelected))} 수업을 ${
    amount > 0 ? `그만두고 ${formatWon(amount)}을 돌려받아요.` : "그만둬요."
  }`;

const namesOf = (courses: RefundQuote["courses"]): string => courses.map((course) => subjectName(course)).join("·");

/** What happens when the selected courses are given up, a sentence each. */
export function consequencesOf(quote: RefundQuote): string[] {
  const tutors = quote.courses.flatMap(({ isSelected, tutorName }) => (isSelected && tutorName ? [tutorName] : []));
  const left = leftLessonsOf(quote);
  const stopped = quote.courses.filter(({ isSelected, stopsSchedule }) => isSelected && stopsSchedule);
  return [
    quote.cancelledLessons > 0 ? `예약한 수업 ${quote.cancelledLessons}회가 취소돼요.` : null,
    quote.closedLessons > 0
      ? `했는지 확인하고 있는 수업 ${quote.closedLessons}회는 쓰지 않은 수업으로 계산해요.`
      : null,
    left > 0 ? `다른 결제로 남은 수업 ${left}회는 그대로예요.` : null,
    tutors.length > 0 ? `${[...new Set(tutors)].join("·")} 선생님께는 저희가 알려 드려요.` : null,
    stopped.length > 0 ? `${namesOf(stopped)} 다음 결제도 멈춰요.` : null,
    quote.couponName ? couponText(benefitName(quote.couponName), quote.isCouponBack) : null,
    quote.tablet?.explanation ?? null,
    wayBack(quote),
  ].filter((text) => text !== null);
}

const couponText = (name: string, isBack: boolean): string =>
  isBack
    ? `${withParticle(name, "을", "를")} 다시 쓸 수 있어요.`
    : `${withParticle(name, "은", "는")} 수업을 들어서 다시 쓸 수 없어요.`;

/** A name like "기말응원" does not say that it is a coupon. */
const benefitName = (name: string): string => (/(쿠폰|코드|할인)$/.test(name) ? name : `${name} 쿠폰`);
