import type { School } from "./use-school-search";

/** The chosen school, as much of it as is shown. */
export type SchoolChoice = Pick<School, "id" | "name" | "region">;
