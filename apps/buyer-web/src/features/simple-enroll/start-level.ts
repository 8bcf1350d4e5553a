import { type CatalogueLevel, catalogueLevelOf } from "@pkg/domain";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { studentOf } from "@/lib/students/student-of";

/** What in the address says that a level, or a course of one, was chosen. */
const CHOSEN = ["level", "subject", "courses"];

/** The level of the account's student; null without a grade, or once the address has a choice. */
export async function startLevel(): Promise<CatalogueLevel | null> {
  const me = await dataOf(api().GET("/v2/users/me")).catch(() => null);
  const grade = me && studentOf(me, null)?.grade;
  const query = new URLSearchParams(location.search);
  return typeof grade !== "number" || CHOSEN.some((name) => query.has(name)) ? null : catalogueLevelOf(grade);
}
