import type { School } from "./use-school-search";

/** Where a school is, with its district: "서울특별시 중구". */
export function schoolPlace({ region, address }: Pick<School, "region" | "address">): string {
  const words = address.split(/\s+/).slice(0, 2);
  return words.length === 2 ? words.join(" ") : region;
}

/** The displayed fields of the chosen school. */
export type SchoolChoice = Pick<School, "id" | "name" | "region">;
