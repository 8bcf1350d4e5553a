import {
  CLASS_SIDES,
  EARNING_REASONS,
  EARNING_STATES,
  LEFT_OUT_REASONS,
  LESSON_CANCEL_REASONS,
  LESSON_DISPUTE_REASONS,
  LESSON_OUTCOMES,
  LESSON_SCOPES,
  LESSON_STATUSES,
  PULSE_ANSWERS,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { timestampSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, line, lines, withoutDetails } from "../../../lib/requests/field-schemas.ts";

export const classParams = z.object({ id: z.uuid() });
const startsAt = timestampSchema("시간을 다시 골라 주세요.");

const lessonLog = z
  .object({ title: z.string(), content: z.string(), homework: z.string(), writtenAt: instant })
  .meta({ id: "LessonLog" });

export const lessonMinutes = z
  .object({ student: z.number().int(), tutor: z.number().int(), together: z.number().int() })
  .meta({ id: "LessonMinutes" });

/** One lesson of a pair, as both sides see it. */
export const lesson = z
  .object({
    id: z.string(),
    matchId: z.string(),
    /** Its place among the lessons of the course that are not canceled, from 1; null for a canceled one. */
    number: z.number().int().nullable(),
    startsAt: instant,
    endsAt: instant,
    status: z.enum(LESSON_STATUSES),
    cancelReason: z.enum(LESSON_CANCEL_REASONS).nullable(),
    /** Where it stood before it was moved. */
    movedFromAt: instant.nullable(),
    /** Until then it can be moved, or missed without being used up. */
    changeableUntil: instant,
    /** From then on its room is open. */
    joinOpensAt: instant,
    /** How it went; null before it is settled, soon after its end. */
    settledAs: z.enum(LESSON_OUTCOMES).nullable(),
    /** How long each side was in the room, and both at once, in minutes; null where no room's record was read. */
    minutes: lessonMinutes.nullable(),
    /** Left out unless both sides are asked whether it took place elsewhere; `own` is what the reader answered. */
    question: z.object({ until: instant, own: z.boolean().nullable() }).meta({ id: "LessonQuestion" }).optional(),
    log: lessonLog.nullable(),
    /** For the class's present tutor: that another gave it, who answers for it, logs it and is paid. Left out otherwise. */
    isOthers: z.literal(true).optional(),
    /** For the family: whose lesson it is, where the class has another tutor by now, or none. Left out otherwise. */
    formerTutor: z.string().optional(),
    /** Where its pay stands, and why where it is held back or nothing; for its tutor alone. */
    pay: z
      .object({
        state: z.enum(EARNING_STATES),
        reason: z.enum(EARNING_REASONS).nullable(),
        /** Won, before tax: what it brings, or would bring. */
        amount: z.number().int(),
        /** The day (YYYY-MM-DD, KST) on which its month is paid; null for one that is not earned. */
        payDay: z.string().nullable(),
        /** The day (YYYY-MM-DD, KST) on which it was sent; null before. */
        paidOn: z.string().nullable(),
      })
      .meta({ id: "LessonPay" })
      .optional(),
    /**
     * Left out for a lesson that is not disputed and may not be; `until` for who still may: the tutor a no-show, the
     * family all else.
     */
    dispute: z
      .object({
        isOpen: z.boolean(),
        until: instant.nullable(),
        /** The day (YYYY-MM-DD, KST) by which our staff promised to decide; left out where no day was named. */
        decidedBy: z.string().optional(),
        /** What staff decides about; left out in lists of many classes. */
        reason: z.enum(LESSON_DISPUTE_REASONS).optional(),
        /** What the reader has said to staff; null as long as nothing was said, left out in lists of many classes. */
        ownDetail: z.string().nullable().optional(),
      })
      .optional(),
    /** Another time that a side asks for; left out when none waits for an answer. */
    timeRequest: z
      .object({ id: z.string(), side: z.enum(CLASS_SIDES), startsAt: instant, openUntil: instant })
      .meta({ id: "LessonTimeRequest" })
      .optional(),
  })
  .meta({ id: "Lesson" });

/** `total` = `used` + `left`, `left` = `scheduled` + `unscheduled`. */
export const lessonCounts = z
  .object({
    total: z.number().int(),
    used: z.number().int(),
    scheduled: z.number().int(),
    left: z.number().int(),
    unscheduled: z.number().int(),
  })
  .meta({ id: "LessonCounts" });

/** How many lessons a course has, and how long they can be taken. */
export const courseTerms = z.object({
  /** Lessons: paid, free, and those of a benefit. */
  totalCounts: z.number().int(),
  /** For so many months from the first lesson on. */
  months: z.number().int(),
  /** The last day (YYYY-MM-DD, KST); null before the first lesson is arranged. */
  expiresOn: z.string().nullable(),
});

/**
 * A class without a lesson left whose renewal is off, and that may go on; null unless it rests. Days are YYYY-MM-DD in
 * KST.
 */
export const classRest = z
  .object({
    /** The last day on which its weekly times are held; null once they are free. */
    keptUntil: z.string().nullable(),
    /** The last day on which it can go on. */
    until: z.string(),
  })
  .meta({ id: "ClassRest" });

export const classLessons = z
  .object({
    /** Ascending. */
    content: z.array(lesson),
    counts: lessonCounts,
    /** The day (YYYY-MM-DD, KST) until which lessons can be taken; null before the first one. */
    expiresOn: z.string().nullable(),
    /** That day lies behind the paid months: a lesson was given back. */
    isExtended: z.boolean(),
    /** The day (YYYY-MM-DD, KST) of the payment that goes on with the class; null without one, and for the tutor. */
    nextPaymentOn: z.string().nullable(),
    rest: classRest.nullable(),
    /** "화·목 19시"; empty without a tutor. */
    lessonTimes: z.string(),
    /** Whether it is a trial that no course goes on with. */
    isTrial: z.boolean(),
    /** From which lessons to come on the class meets at other times than before; ascending. */
    seriesMoves: z.array(z.object({ startsAt: instant, lessonTimes: z.string() })),
    /** Whether the pair fits; null for the tutor, who never sees it. */
    pulse: z.object({ isDue: z.boolean(), answer: z.enum(PULSE_ANSWERS).nullable() }).nullable(),
    /** By when the offer to go on with a trial that is over comes at the latest: now, once its tutor's log is there. */
    offerDueAt: instant.optional(),
    /** The course with which the family has gone on by itself since; its class is null before a tutor took it. */
    laterCourse: z.object({ matchId: z.string().nullable() }).optional(),
    role: z.enum(["BUYER", "TUTOR"]),
  })
  .meta({ id: "ClassLessons" });

export const lessonTimeList = z.object({ content: z.array(z.object({ startsAt: instant })) });

export const firstLesson = z.object({ firstLessonAt: startsAt }).meta({ id: "FirstLesson" });

export const lessonParams = z.object({ lessonId: z.uuid() });
const scope = z.enum(LESSON_SCOPES, "옮길 수업을 골라 주세요.");
export const alternativesQuery = z.object({ scope: scope.default("ONE") });
/**
 * `from`: the time that the caller saw; a lesson that the other side has moved meanwhile stays. `previewId`: the
 * preview that the caller saw, without which a lesson and all after it stay.
 */
export const lessonMove = z
  .object({ startsAt, scope, from: startsAt.optional(), previewId: z.string().max(64).optional() })
  .meta({ id: "LessonMove" });
export const seriesMoveQuery = z.object({ startsAt });

const weeks = z.object({ lessonTimes: z.string(), firstAt: instant, lastAt: instant }).meta({ id: "SeriesWeeks" });

/** What moving a lesson and all after it would do. */
export const seriesMove = z
  .object({
    /** Names exactly this; a move that says it does this or nothing. */
    previewId: z.string(),
    count: z.number().int(),
    before: weeks,
    after: weeks,
    /** Days of the new times that a holiday or another lesson takes, with the one at the end that comes instead. */
    leftOut: z.array(z.object({ startsAt: instant, reason: z.enum(LEFT_OUT_REASONS), insteadAt: instant })),
  })
  .meta({ id: "SeriesMove" });
/** `acceptsLoss`: the buyer knows that the lesson is used up when it is too late to cancel it. */
export const lessonAbsence = z.object({ acceptsLoss: z.boolean() }).meta({ id: "LessonAbsence" });

export const logText = z
  .object({
    title: withoutDetails(line(TEXT_LENGTHS.logTitle.max)),
    content: withoutDetails(lines(TEXT_LENGTHS.logContent.max).min(1, "입력해 주세요.")),
    homework: withoutDetails(lines(TEXT_LENGTHS.logHomework.max)),
  })
  .meta({ id: "LessonLogText" });
export const pulseAnswer = z
  .object({ answer: z.enum(PULSE_ANSWERS, "하나를 골라 주세요.") })
  .meta({ id: "PulseAnswer" });

export const upcomingLessons = z.object({
  content: z.array(
    lesson
      .extend({
        subjectLabel: z.string(),
        subjectDetailLabel: z.string(),
        /** Nobody else's than the buyer's or the tutor's: it draws the same face for both. */
        studentId: z.string(),
        studentName: z.string(),
        tutorName: z.string(),
      })
      .meta({ id: "UpcomingLesson" }),
  ),
});

export type LessonWire = z.infer<typeof lesson>;
export type ClassLessonsWire = z.infer<typeof classLessons>;
export type UpcomingLessonsWire = z.infer<typeof upcomingLessons>;
export type SeriesMoveWire = z.infer<typeof seriesMove>;
export type LogText = z.infer<typeof logText>;
