import {
  agreementSectionHidden,
  type Benefit,
  type Consent,
  costToPay,
  isStudyAbroadShortTerm,
  isUnder14,
  missingConsents,
  type OrderLedger,
  orderLedger,
  requiredConsents,
  requiresAddress,
  tabletDescription,
} from "@pkg/domain";
import type { MyStudent } from "@/lib/account/me";
import type { CourseView } from "@/lib/courses/course-views";
import { classOf, type UpSellingOffer } from "@/lib/up-selling/up-selling";

/** The price of an order and the inputs it requires. */
export interface Checkout {
  readonly ledger: OrderLedger;
  readonly freeLessons: number;
  readonly needsTablet: boolean;
  /** "새 태블릿을 빌려 드려요" */
  readonly tabletText: string;
  readonly needsAddress: boolean;
  readonly consents: readonly Consent[];
}

/** Computes an order from its courses and benefit by the domain's rules, as the server does. */
export function toCheckout(
  views: readonly CourseView[],
  benefit: Benefit | null,
  student: Pick<MyStudent, "birthYear"> | null,
  now: Date,
  upSelling: UpSellingOffer | null = null,
): Checkout {
  const products = views.map(({ product }) => product);
  const replaced = views.flatMap(({ course }) => (upSelling && classOf(upSelling, course)) ?? []);
  const upSellingRefunds = replaced.map(({ refundAmount }) => refundAmount);
  const ledger = orderLedger({
    courses: views.map(({ product, subjectLabel }) => ({ product, subjectLabel })),
    benefit,
    upSellingRefunds,
  });
  const total = costToPay({ finalCosts: products.map(({ finalCost }) => finalCost), benefit, upSellingRefunds });
  const consents = requiredConsents({
    totalMonths: products.map(({ totalMonths }) => totalMonths),
    paymentMethod: total === 0 ? "NONE" : "CARD",
    studyAbroadShortTerm: products.some(isStudyAbroadShortTerm),
    childUnder14: Boolean(student?.birthYear && isUnder14(student.birthYear, now)),
  });
  const rented = products.find(({ rentTablet }) => rentTablet);
  return {
    // No month's price: a benefit counts once, and the next month costs more.
    ledger: hasDiscount(ledger) && products.some(({ periodic }) => periodic) ? { ...ledger, perMonth: null } : ledger,
    freeLessons: products.reduce((sum, { freeLessonCounts }) => sum + freeLessonCounts, 0),
    needsTablet: rented !== undefined,
    tabletText: tabletDescription(rented?.totalMonths ?? 0) ?? "",
    needsAddress: requiresAddress({ products, upSellingMatches: replaced }),
    consents: areGiven(consents, upSelling) ? [] : consents,
  };
}

const hasDiscount = ({ lines }: OrderLedger): boolean =>
  lines.some(({ kind, amount }) => kind === "BENEFIT" && amount < 0);

/** Nothing is asked again that was agreed to with the order that an offer goes on from. */
function areGiven(consents: readonly Consent[], upSelling: UpSellingOffer | null): boolean {
  if (!upSelling) return false;
  const isKnown = missingConsents(consents, upSelling.givenConsents).length === 0;
  return isKnown && agreementSectionHidden({ orderFunnelType: "UP_SELLING", token: upSelling.token });
}
