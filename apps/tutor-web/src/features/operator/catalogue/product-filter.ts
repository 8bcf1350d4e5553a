import { SCHOOL_LEVELS, TUTOR_RANKS } from "@pkg/domain";
import { parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs";
import type { SortPlace } from "../list/sort-head";
import type { DeskProduct, ProductSort } from "./catalogue-queries";
import { productName } from "./product-text";

export const PRODUCT_STATES = ["ON", "OFF"] as const;
export const PRODUCT_EXTRAS = ["NONE", "TABLET", "BUNDLING", "BOTH"] as const;

/** What the products are narrowed to, as the address keeps it. */
export const PRODUCT_PLACE = {
  search: parseAsString,
  state: parseAsStringLiteral(PRODUCT_STATES).withDefault("ON"),
  level: parseAsStringLiteral(SCHOOL_LEVELS),
  rank: parseAsStringLiteral(TUTOR_RANKS),
  minutes: parseAsInteger,
  /** 0 is a counted product, which has no months. */
  months: parseAsInteger,
  extras: parseAsStringLiteral(PRODUCT_EXTRAS),
};

export interface ProductPlace {
  readonly search: string | null;
  readonly state: (typeof PRODUCT_STATES)[number];
  readonly level: DeskProduct["schoolLevel"] | null;
  readonly rank: DeskProduct["tutorRank"] | null;
  readonly minutes: number | null;
  readonly months: number | null;
  readonly extras: (typeof PRODUCT_EXTRAS)[number] | null;
}

/** The products that a place of the list means, in its order. Each word of a search is part of the name, the number or a price. */
export function productsOf(
  products: readonly DeskProduct[],
  place: ProductPlace,
  { sort, dir }: Pick<SortPlace<ProductSort>, "sort" | "dir">,
): DeskProduct[] {
  const words = (place.search ?? "").replaceAll(",", "").split(/\s+/).filter(Boolean);
  const way = dir === "asc" ? 1 : -1;
  return products
    .filter((product) => isMeant(product, place) && words.every((word) => textOf(product).includes(word)))
    .toSorted((a, b) => way * (a[sort] - b[sort] || a.id - b.id));
}

function isMeant(product: DeskProduct, { state, level, rank, minutes, months, extras }: ProductPlace): boolean {
  return (
    product.available === (state === "ON") &&
    (level === null || product.schoolLevel === level) &&
    (rank === null || product.tutorRank === rank) &&
    (minutes === null || product.minutes === minutes) &&
    (months === null || product.totalMonths === months) &&
    (extras === null || extrasKind(product) === extras)
  );
}

function extrasKind({ rentTablet, bundlingApplied }: DeskProduct): (typeof PRODUCT_EXTRAS)[number] {
  if (rentTablet && bundlingApplied) return "BOTH";
  if (rentTablet) return "TABLET";
  return bundlingApplied ? "BUNDLING" : "NONE";
}

const textOf = (product: DeskProduct) =>
  [productName(product), product.id, product.cost, product.finalCost].join(" ").replaceAll(",", "");
