import {
  fillCourses,
  isLessonUsed,
  type KstDate,
  lessonTerms,
  type RefundCourse,
  subjectName,
  toKstDate,
} from "@pkg/domain";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { matches } from "../../../db/schema/index.ts";
import { countToCome, totalOf } from "../../lessons/lessons/count-lessons.ts";
import { type ClassRow, findLessons, type LessonRow, selectClasses } from "../../lessons/lessons/repository.ts";
import { hasAccepted } from "../../matching/matches/repository.ts";
import {
  findOrdersOfItems,
  findRefundItems,
  findRunningSchedules,
  type RefundItemRow,
  type RefundOrderRow,
} from "./repository.ts";

/** A course of an order with what was used of it. */
export interface CourseState extends Omit<RefundCourse, "label"> {
  item: RefundItemRow;
  label: string;
  productName: string;
  /** Null before its search begins. */
  ofClass: ClassRow | null;
  /** How many lessons of its class are cancelled with it: those that have not begun and that no other course of the class pays for. */
  cancelledLessons: number;
  /** How many lessons of the class are left to be taken then; 0 when nothing is left of it. */
  leftWithout: number;
  /** How many of these have not begun; the others are asked about or disputed. */
  futureWithout: number;
  /** The lessons that are asked about or disputed and go back with it: no other course of the class pays for them. */
  closedLessons: readonly LessonRow[];
  /** Whether it goes on by itself. */
  isPeriodic: boolean;
}

/** Everything that a refund of an order is worked out from. */
export interface RefundSituation {
  order: RefundOrderRow;
  courses: CourseState[];
  /** A tutor has said yes to one of its courses. */
  isAccepted: boolean;
  /** Other orders that pay for lessons of the same classes, and were not given up: a class with renewals has several. */
  otherOrders: { merchantUid: string; periodNumber: number | null }[];
}

/** Reads an order's courses with their lessons; to change them, hold them first (`lockCourses`). */
export async function readSituation(db: Queryable, order: RefundOrderRow, now: Date): Promise<RefundSituation> {
  const items = await findRefundItems(db, order);
  const matchIds = [...new Set(items.flatMap(({ matchId }) => matchId ?? []))];
  const rows = matchIds.length > 0 ? await selectClasses(db).where(inArray(matches.id, matchIds)) : [];
  const classes = new Map<string, { row: ClassRow; lessons: LessonRow[] }>();
  for (const row of rows) classes.set(row.id, { row, lessons: await findLessons(db, row.id) });
  const schedules = await findRunningSchedules(db, [
    ...items.map(({ id }) => id),
    ...rows.map(({ orderItemId }) => orderItemId),
  ]);
  const courses = items.map((item): CourseState => {
    const found = item.matchId === null ? undefined : classes.get(item.matchId);
    const total = totalOf({ ...item, keptCount: null });
    return {
      item,
      label: subjectName(item),
      productName: lessonTerms(item.product),
      ofClass: found?.row ?? null,
      isPeriodic: schedules.has(item.id) || (found !== undefined && schedules.has(found.row.orderItemId)),
      finalCost: item.product.finalCost,
      isGivenUp: item.keptCount !== null,
      totalMonths: item.product.totalMonths,
      totalCounts: item.product.totalCounts,
      freeLessonCounts: total - item.product.totalCounts,
      ...(found ? usedOf(item.id, found, now) : UNTOUCHED),
    };
  });
  const own = new Set(items.map(({ id }) => id));
  const others = rows.flatMap(({ courses: ofClass }) =>
    ofClass.filter(({ id, keptCount }) => !own.has(id) && keptCount === null).map(({ id }) => id),
  );
  return {
    order,
    courses,
    isAccepted: await hasAccepted(db, matchIds),
    otherOrders: await findOrdersOfItems(db, others),
  };
}

const UNTOUCHED = {
  usedCounts: 0,
  startedAt: null,
  cancelledLessons: 0,
  leftWithout: 0,
  futureWithout: 0,
  closedLessons: [],
};

const isOpen = ({ settledAs, dispute }: LessonRow): boolean => settledAs === "ASKED" || dispute === "OPEN";

/**
 * A lesson that is under way is used: it goes on. One that is asked about or disputed is not, as long as it is open.
 */
const isBegun = (lesson: LessonRow, now: Date): boolean => {
  const isUnderWay = lesson.status === "SCHEDULED" && lesson.startsAt <= now;
  return isLessonUsed(lesson) || (isUnderWay && !isOpen(lesson));
};

/** The used lessons of a class fill its courses in the order of payment. */
function usedOf(itemId: string, { row, lessons }: { row: ClassRow; lessons: LessonRow[] }, now: Date) {
  const begun = lessons.filter((lesson) => isBegun(lesson, now));
  const totals = row.courses.map(totalOf);
  const filled = fillCourses(begun.length, totals);
  const index = row.courses.findIndex(({ id }) => id === itemId);
  const usedCounts = filled[index] ?? 0;
  const before = sum(filled.slice(0, Math.max(0, index)));
  const leftWithout = Math.max(0, sum(totals) - (totals[index] ?? 0) + usedCounts - begun.length);
  const future = countToCome(lessons, now);
  // The earliest ones stay, as of those to come. What was given back already has its place among these.
  const open = lessons.filter(isOpen);
  const kept = open.slice(0, leftWithout).filter(({ status }) => status !== "CANCELED").length;
  const futureWithout = leftWithout - kept;
  return {
    usedCounts,
    startedAt: usedCounts > 0 ? (begun[before]?.startsAt ?? null) : null,
    cancelledLessons: Math.max(0, future - futureWithout),
    leftWithout,
    futureWithout,
    closedLessons: open.slice(leftWithout),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The day of an order's first lesson; null before it. */
export function firstDayOf(courses: readonly CourseState[]): KstDate | null {
  const days = courses.flatMap(({ startedAt }) => (startedAt ? toKstDate(startedAt) : [])).sort();
  return days[0] ?? null;
}
