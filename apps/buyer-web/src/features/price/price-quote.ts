import { formatWon, type OrderLedger, orderLedger, type Product, productTags, tabletDescription } from "@pkg/domain";
import { findMonthly } from "@/lib/catalogue/find-variant";
import type { LessonChoice } from "@/lib/catalogue/lesson-choice";

/** The price of a choice with everything the page says about it. */
export interface PriceQuote {
  readonly product: Product;
  readonly ledger: OrderLedger;
  readonly tags: readonly string[];
}

/** One row of the months, with what one lesson costs then; null when it isn't sold. */
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

/** Whether a tablet is lent with a choice, whatever the buyer wishes. */
export function lendsTablet(products: readonly Product[], choice: LessonChoice): boolean {
  return findMonthly(products, { ...choice, rentTablet: true }) !== null;
}

/** What renting the tablet means for a choice: its monthly cost, and which tablet it is for these months. */
export function tabletHelp(products: readonly Product[], choice: LessonChoice): string {
  const description = `${tabletDescription(choice.months ?? 0) ?? "태블릿을 빌려드려요"}.`;
  const rented = findMonthly(products, { ...choice, rentTablet: true });
  if (!rented) return choice.months === 1 ? `1개월은 ${description}` : "이 수업은 내 기기를 써요.";
  const monthly = rented.monthlyTabletCost - rented.monthlyTabletDiscountCost;
  return monthly > 0
    ? `빌리면 월 ${formatWon(monthly)}이 더해져요. ${description}`
    : `더 내는 돈이 없어요. ${description}`;
}
