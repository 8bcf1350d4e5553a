import {
  MATCH_STATUSES,
  ORDER_SCHEDULE_PERIOD_STATUSES,
  ORDER_SCHEDULE_STATUSES,
  ORDER_STATUSES,
  RENEWAL_FAILURES,
  SCHEDULE_STOP_REASONS,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { z } from "zod";
import { instant, line } from "../../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../../lib/requests/sorted-page.ts";

export const SCHEDULE_SORTS = ["nextDate"] as const;
export type ScheduleSort = (typeof SCHEDULE_SORTS)[number];

/** What the list is narrowed to. RESTING: no charge comes, and its class can go on. */
const SCHEDULE_STATES = [...ORDER_SCHEDULE_STATUSES, "RESTING"] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

export const deskScheduleQuery = z.object({
  status: z.enum(SCHEDULE_STATES).optional(),
  /** What is paid ends between today (KST) and so many days later. */
  endsWithin: z.coerce.number().int().min(1).max(90).optional(),
  /** UNPLANNED: the tutor was found, and the family has not arranged the first lesson. */
  first: z.enum(["UNPLANNED"]).optional(),
  /** The name or phone number of a student or a buyer, as the desk's search reads them, or an order's number. */
  search: line(TEXT_LENGTHS.search.max, TEXT_LENGTHS.search.min).optional(),
  ...sortQuery(SCHEDULE_SORTS, "asc"),
});

/** An order schedule as staff lists it. */
export const deskSchedule = z
  .object({
    id: z.string(),
    status: z.enum(ORDER_SCHEDULE_STATUSES),
    stopReason: z.enum(SCHEDULE_STOP_REASONS).nullable(),
    /** The day (YYYY-MM-DD, KST) of the next charge, or on which what is paid ends when none comes. */
    nextDate: z.string(),
    /** Won of the next charge. */
    amount: z.number().int(),
    /** The next charge is made only with consent to the announced price. */
    needsConsent: z.boolean(),
    /** The charge that was announced and is not paid yet; `number` is 2 for the first renewal. */
    period: z
      .object({
        number: z.number().int(),
        status: z.enum(ORDER_SCHEDULE_PERIOD_STATUSES),
        retryAt: instant.nullable(),
        failure: z.enum(RENEWAL_FAILURES).nullable(),
        /** Its charge waits until the class's last lessons are confirmed. */
        isWaiting: z.boolean(),
      })
      .nullable(),
    /** Lessons that are paid and not used. */
    lessonsLeft: z.number().int(),
    /** The last day (YYYY-MM-DD, KST) of its lessons; null before the first one is arranged. */
    expiresOn: z.string().nullable(),
    /** While its class rests, the last day (YYYY-MM-DD, KST) on which it can go on; null otherwise. */
    restsUntil: z.string().nullable(),
    /** The tutor was found, and the family has not arranged the first lesson. */
    isUnplanned: z.boolean(),
    /** The renewed lessons in one line: "60분 · 주 2회 · 1개월". */
    productName: z.string(),
    subjectLabel: z.string(),
    studentName: z.string(),
    buyerId: z.string(),
    /** Null for somebody who has left. */
    buyerName: z.string().nullable(),
    /** The order that began it. */
    merchantUid: z.string(),
    orderStatus: z.enum(ORDER_STATUSES),
    /** Its class; null before its search. */
    matchId: z.string().nullable(),
    matchStatus: z.enum(MATCH_STATUSES).nullable(),
  })
  .meta({ id: "DeskSchedule" });

export const deskSchedulePage = pageOf(deskSchedule).meta({ id: "DeskSchedulePage" });

export type DeskScheduleQuery = z.infer<typeof deskScheduleQuery>;
export type DeskScheduleWire = z.infer<typeof deskSchedule>;
