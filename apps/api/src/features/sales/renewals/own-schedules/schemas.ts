import {
  CONFIRMING_SIDES,
  LAST_RENEWAL_DAY,
  ORDER_SCHEDULE_PERIOD_STATUSES,
  ORDER_SCHEDULE_STATUSES,
  RENEWAL_FAILURES,
  REST_PHASES,
  SCHEDULE_STOP_REASONS,
  STORED_PAYMENT_TYPES,
} from "@pkg/domain";
import { z } from "zod";
import { instant, uuid } from "../../../../lib/requests/field-schemas.ts";
import { lessonStart, weeklyTimes } from "../../../matching/matches/schemas.ts";

/** A higher price that was announced. */
const priceOffer = z.object({
  /** Won per period. */
  amount: z.number().int(),
  /** YYYY-MM-DD: the first day on which it may be charged. */
  startsOn: z.string(),
  isAccepted: z.boolean(),
});

/** How the class rests, or would if its renewal stopped now; null as long as lessons are to come. */
const scheduleRest = z
  .object({
    /** KEPT: its weekly times are held; FREE: it can go on as long as its tutor is free. */
    phase: z.enum(REST_PHASES),
    /** YYYY-MM-DD: the last day on which its weekly times are held; null once they are free. */
    keptUntil: z.string().nullable(),
    /** YYYY-MM-DD: the last day on which it can go on. */
    until: z.string(),
    /** Whether its tutor is free at its weekly times. */
    isTutorFree: z.boolean(),
    /** Weekly times at which it can go on when its own are taken. */
    otherTimes: z.array(weeklyTimes),
  })
  .meta({ id: "ScheduleRest" });

/** A lesson that holds a charge up, and who can confirm it. */
const unconfirmedLesson = z
  .object({ startsAt: instant, waitsFor: z.enum(CONFIRMING_SIDES) })
  .meta({ id: "UnconfirmedLesson" });

/** The renewals of one course: when, how much and with what it is charged next. */
export const orderSchedule = z
  .object({
    id: z.string(),
    /** Its class; null before its search. */
    matchId: z.string().nullable(),
    /** PAUSED: its charges failed; a new method resumes it. */
    status: z.enum(ORDER_SCHEDULE_STATUSES),
    stopReason: z.enum(SCHEDULE_STOP_REASONS).nullable(),
    /** YYYY-MM-DD in Korean time: of the next charge; of one that is off, once it goes on. */
    nextDate: z.string(),
    /** Won of the next charge. */
    amount: z.number().int(),
    /** The next charge is made only with consent to the announced price. */
    needsConsent: z.boolean(),
    /** A first lesson was arranged; without one by its day, the next charge is left out. */
    isArranged: z.boolean(),
    offer: priceOffer.nullable(),
    /** The day of the month of its charges; a shorter month has it on its last day. Null when lessons decide. */
    dayOfMonth: z.number().int().nullable(),
    /** The charge that was announced and is not paid yet. */
    period: z
      .object({
        /** 2 for the first renewal. */
        number: z.number().int(),
        status: z.enum(ORDER_SCHEDULE_PERIOD_STATUSES),
        /** YYYY-MM-DD. */
        dueOn: z.string(),
        /** When it is tried again; null unless it is. */
        retryAt: instant.nullable(),
        failure: z.enum(RENEWAL_FAILURES).nullable(),
        /** Its charge waits until the class's last lessons are confirmed; `nextDate` is the earliest day for it. */
        isWaiting: z.boolean(),
        /** The lessons that would hold the charge up now, the latest first; empty when none does. */
        unconfirmed: z.array(unconfirmedLesson),
      })
      .nullable(),
    /** YYYY-MM-DD: the day on which the period that runs now began. */
    periodBeganOn: z.string(),
    /** YYYY-MM-DD of the last lesson, arranged or held; null while lessons are left to arrange. */
    lastLessonOn: z.string().nullable(),
    rest: scheduleRest.nullable(),
    /** Going on charges `amount` at once. */
    paysNow: z.boolean(),
    canSkip: z.boolean(),
    /** YYYY-MM-DD of a charge that is left out and can still be taken back. */
    skippedDate: z.string().nullable(),
    /**
     * A schedule whose class has ended or was given up never goes on, and nothing of it can be changed; one whose class
     * rests goes on as long as its tutor has time.
     */
    canResume: z.boolean(),
    /** Lessons that are paid and not used: they stay when it stops. */
    lessonsLeft: z.number().int(),
    /** The renewed lessons in one line: "60분 · 주 2회 · 1개월". */
    productName: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentName: z.string(),
    merchantUid: z.string(),
    paymentMethod: z
      .object({
        id: z.string(),
        paymentType: z.enum(STORED_PAYMENT_TYPES),
        cardName: z.string(),
        cardNumber: z.string(),
        cardExpiry: z.string().nullable(),
      })
      .nullable(),
    updatedAt: instant,
  })
  .meta({ id: "OrderSchedule" });

export const orderScheduleList = z.object({ content: z.array(orderSchedule) });
export const orderScheduleParams = z.object({ id: uuid });
export const orderScheduleChange = z
  .object({
    /** ACTIVE goes on; what was given up is charged at once. */
    status: z.enum(["ACTIVE", "STOPPED"]).optional(),
    paymentMethodId: uuid.optional(),
    /** Leaves the next charge out, or takes that back. */
    skipsNext: z.boolean().optional(),
    dayOfMonth: z.number().int().min(1).max(LAST_RENEWAL_DAY).optional(),
    /** Agrees to the announced price. */
    acceptsPrice: z.literal(true).optional(),
    /** With ACTIVE: the other weekly times at which a class that rests goes on. */
    lessonStarts: z.array(lessonStart).min(1).max(7).optional(),
  })
  .meta({ id: "OrderScheduleChange" });

/** What the link in a message shows: no more than the message says. */
export const linkedSchedule = z
  .object({
    status: z.enum(ORDER_SCHEDULE_STATUSES),
    studentName: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    productName: z.string(),
    /** YYYY-MM-DD. */
    nextDate: z.string(),
    /** Won of the next charge. */
    amount: z.number().int(),
    needsConsent: z.boolean(),
    isArranged: z.boolean(),
    /** The announced charge while lessons hold it up: `dueOn` YYYY-MM-DD; null as long as none does. */
    wait: z
      .object({ dueOn: z.string(), isWaiting: z.boolean(), unconfirmed: z.array(unconfirmedLesson) })
      .meta({ id: "LinkedWait" })
      .nullable(),
    offer: priceOffer.nullable(),
    /** Name of the method; null without a usable one. */
    methodLabel: z.string().nullable(),
    lessonsLeft: z.number().int(),
    rest: scheduleRest.pick({ keptUntil: true, until: true }).meta({ id: "LinkedRest" }).nullable(),
    /** Whether it can go on by a press here; otherwise its buyer has to log in. */
    canKeep: z.boolean(),
    /** Whether it can go on at all. */
    canResume: z.boolean(),
  })
  .meta({ id: "LinkedSchedule" });

/** What is no token of ours is answered as an unknown one. */
export const linkParams = z.object({ token: z.string().max(100) });
export const linkAnswer = z
  .object({ answer: z.enum(["KEEP", "STOP", "ACCEPT_PRICE"]) })
  .meta({ id: "LinkedScheduleAnswer" });

export type OrderScheduleWire = z.infer<typeof orderSchedule>;
export type OrderScheduleChange = z.infer<typeof orderScheduleChange>;
export type LinkedScheduleWire = z.infer<typeof linkedSchedule>;
export type LinkAnswer = z.infer<typeof linkAnswer>["answer"];
