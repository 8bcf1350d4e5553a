import { type CatalogueLevel, catalogueLevelOf } from "@pkg/domain";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { studentOf } from "@/lib/students/student-of";

/** What in the address says that a level, or a course of one, was chosen. */
const CHOSEN = ["level", "subject", "courses"];

/** What is known of a buyer's students as the page opens. */
export interface Start {
  /** The level of the account's student; null without a grade, or once the address has a choice. */
  readonly level: CatalogueLevel | null;
  /** The subjects whose trial every student of the account has had. */
  readonly hadTrials: readonly string[];
}

/** Reads the buyer's students and their trials; what can't be read changes nothing. */
export async function startOf(): Promise<Start> {
  const [me, trials] = await Promise.all([
    dataOf(api().GET("/v2/users/me")).catch(() => null),
    dataOf(api().GET("/lessons/orders/trials")).catch(() => null),
  ]);
  if (!me) return { level: null, hadTrials: [] };
  const grade = studentOf(me, null)?.grade;
  const query = new URLSearchParams(location.search);
  const isChosen = CHOSEN.some((name) => query.has(name));
  const taken = trials?.content ?? [];
  const hasHad = (subject: string) =>
    me.students.every(({ id }) => taken.some((one) => one.studentId === id && one.subject === subject));
  return {
    level: typeof grade !== "number" || isChosen ? null : catalogueLevelOf(grade),
    hadTrials: [...new Set(taken.map(({ subject }) => subject))].filter(hasHad),
  };
}
