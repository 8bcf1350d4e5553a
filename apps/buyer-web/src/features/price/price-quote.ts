import { formatWon, type OrderLedger, orderLedger, type Product, productTags, tabletDescription } from "@pkg/domain";
import { findMonthly } from "@/lib/catalogue/find-variant";
import type { LessonChoice } from "@/lib/catalogue/lesson-choice";

/** The price of a choice with the page's further values. */
export interface PriceQuote {
  readonly product: Product;
  readonly ledger: OrderLedger;
  readonly tags: readonly string[];
}

/** One option of months with its price per lesson; null when it isn't sold. */
export interface MonthsRow {
  readonly months: number;
  readonly quote: PriceQuote | null;
}

/** The price of a choice. A tablet that isn't lent for these months is left out. Null when the lesson isn't sold. */
export function quoteChoice(products: readonly Product[], choice: LessonChoice): PriceQuote | null {
  const product = findMonthly(products, choice) ?? findMonthly(products, { ...choice, rentTablet: false });
  if (!product) return null;
  return { product, ledger: orderLedger({ courses: [{ product }] }), tags: productTags(product) };
}

/** Every number of months with the price of one lesson, short to long. */
export function quoteMonths(
  products: readonly Product[],
  choice: LessonChoice,
  months: readonly number[],
): MonthsRow[] {
  return months.map((each) => ({ months: each, quote: quoteChoice(products, { ...choice, months: each }) }));
}

/** Whether a choice always includes a tablet. */
export function lendsTablet(products: readonly Product[], choice: LessonChoice): boolean {
  return findMonthly(products, { ...choice, rentTablet: true }) !== null;
}

/** The tablet rental of a choice: its monthly cost and the model for these months. */
export function tabletHelp(products: readonly Product[], choice: LessonChoice): string {
  const description = `${tabletDescription(choice.months ?? 0) ?? "태블릿을 빌려 드려요"}.`;
  const rented = findMonthly(products, { ...choice, rentTablet: true });
  if (!rented) return choice.months === 1 ? "1개월 수업은 내 기기로 들어요." : "이 수업은 내 기기로 들어요.";
  const monthly = rented.monthlyTabletCost - rented.monthlyTabletDiscountCost;
  return monthly > 0
    ? `빌리면 월 ${formatWon(monthly)}이 추가돼요. ${description}`
    : `더 내는 돈이 없어요. ${description}`;
}
