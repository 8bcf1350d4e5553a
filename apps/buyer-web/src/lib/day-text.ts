import { toKstDate } from "@pkg/domain";

/** The day of an instant in Korea, with its year: "2026.11.24". For days that need not be of this year. */
export const dayText = (instant: string): string => toKstDate(new Date(instant)).replaceAll("-", ".");
