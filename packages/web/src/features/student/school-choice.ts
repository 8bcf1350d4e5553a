import type { School } from "./use-school-search";

/** The displayed fields of the chosen school. */
export type SchoolChoice = Pick<School, "id" | "name" | "region">;
