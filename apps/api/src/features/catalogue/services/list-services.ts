import { isCourseOver, lessonTerms, TABLET_TYPES, tabletState, toKstDate } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { countLessons, firstLessonAt, termsOf } from "../../lessons/lessons/count-lessons.ts";
import { findServiceLessons, findServices } from "./repository.ts";
import type { ServiceWire } from "./schemas.ts";

/**
 * What was paid for and how far it reaches; only for the student the account acts for, if it named one. A course without a
 * lesson yet is not over, however long ago it was paid.
 */
export async function listServices(
  db: Queryable,
  userId: string,
  switchedStudentId: string | null,
): Promise<ServiceWire[]> {
  const rows = await findServices(db, userId, switchedStudentId);
  const lessons = await findServiceLessons(
    db,
    rows.map(({ id }) => id),
  );
  const byItem = Map.groupBy(lessons, ({ orderItemId }) => orderItemId);
  const now = new Date();
  return rows.map(
    ({ product, courses: ofMatch, bonusType, bonusCount, keptCount, paidAt, tabletType, notBefore, ...row }) => {
      const courses = ofMatch ?? [{ id: row.id, product, bonusType, bonusCount, keptCount }];
      const own = byItem.get(row.id) ?? [];
      const first = firstLessonAt(own);
      const terms = termsOf(courses, first, notBefore);
      const state = tabletState(product);
      const type = TABLET_TYPES.find((known) => known === tabletType) ?? null;
      return {
        ...row,
        ...terms,
        productName: lessonTerms(product),
        paidAt: new Date(paidAt),
        startsOn: first && toKstDate(first),
        isRunning: !isCourseOver(countLessons({ courses }, own), terms.expiresOn, toKstDate(now)),
        tabletState: state,
        tabletType: state === "OWN" ? null : type,
      };
    },
  );
}
