import { CLASS_STAGES, GRADE_BANDS, STUDY_GOALS, TUTOR_STYLES } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { levelTestSummary } from "../../tests/level-tests/schemas.ts";
import { classRest, lessonCounts } from "../lessons/schemas.ts";

/** A student of the signed-in tutor, with where the lessons stand. */
export const tutorClass = z
  .object({
    matchId: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    /** Draws the face that the family sees. */
    studentId: z.string(),
    studentName: z.string(),
    /** "화·목 19시"; empty once another tutor teaches. */
    lessonTimes: z.string(),
    /** What the class is now, as its family reads it. */
    stage: z.enum(CLASS_STAGES),
    counts: lessonCounts,
    /** The next lesson, which may run at the moment; null without one. */
    nextLessonAt: instant.nullable(),
    nextLessonEndsAt: instant.nullable(),
    /** Lessons of this tutor that are over and have no log. */
    logsDue: z.number().int(),
    /** Lessons of which this tutor is asked whether they took place, and has not answered. */
    questions: z.number().int(),
    /** False once another tutor teaches it. */
    isOwn: z.boolean(),
    /** It has no lesson left, and may go on; null otherwise. */
    rest: classRest.nullable(),
  })
  .meta({ id: "TutorClass" });

export const tutorClasses = z.object({ content: z.array(tutorClass) });

export type TutorClassWire = z.infer<typeof tutorClass>;

/** What the tutor of a class knows of the student: what the family wrote when it asked for a tutor. */
export const taughtStudent = z
  .object({
    gradeLabel: z.string(),
    /** The student's band of school marks; null when the family did not say. */
    gradeBand: z.enum(GRADE_BANDS).nullable(),
    minutes: z.number().int(),
    lessonsPerWeek: z.number().int(),
    studyPurposes: z.array(z.enum(STUDY_GOALS)),
    likedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    dislikedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    tutorMemo: z.string(),
    /** Staff wrote the memo into an offer of a consultation. */
    isStaffMemo: z.boolean(),
    /** What the student's latest learning-type test found, in words; null for who has taken none. */
    learningType: z.object({ name: z.string(), line: z.string() }).nullable(),
    /** The newest level test in the subject of the class; null without one. */
    levelTest: levelTestSummary.nullable(),
  })
  .meta({ id: "TaughtStudent" });

export type TaughtStudentWire = z.infer<typeof taughtStudent>;

/** What a class was that has ended for its tutor: what the tutor knew, and nothing that came after. */
export const taughtClassEnd = z
  .object({
    matchId: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentId: z.string(),
    studentName: z.string(),
    /** All lessons used; the time for them over; another tutor in place of this one; given up by the family. */
    reason: z.enum(["FINISHED", "EXPIRED", "TUTOR_CHANGED", "CANCELED"]),
    /** Days (YYYY-MM-DD, KST) of the first lesson and of the end; null where there was none, or it is not known. */
    startedOn: z.string().nullable(),
    endedOn: z.string().nullable(),
    /** Lessons of this tutor that were not canceled; of them those held, those the student missed, those with a log. */
    lessons: z.number().int(),
    held: z.number().int(),
    missed: z.number().int(),
    logs: z.number().int(),
    /** Won before tax: what was earned, and what waits for a log, an answer, a refund or staff. */
    earned: z.number().int(),
    waiting: z.number().int(),
    /** Whether the two have written to each other. */
    hasThread: z.boolean(),
  })
  .meta({ id: "TaughtClassEnd" });

export type TaughtClassEndWire = z.infer<typeof taughtClassEnd>;
