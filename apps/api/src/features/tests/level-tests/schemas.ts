import {
  ANSWER_RESULTS,
  CONFIDENCE_COMPARISONS,
  CONFIDENCE_LEVELS,
  EXAM_STATUSES,
  GRADE_BANDS,
  LEVEL_TEST_ITEMS,
  LEVEL_TEST_LEVELS,
  LEVEL_TEST_OPTIONS,
  LEVEL_TEST_SUBJECTS,
  STUDY_GOALS,
} from "@pkg/domain";
import { z } from "zod";
import { grade, instant, uuid } from "../../../lib/requests/field-schemas.ts";

const test = {
  subject: z.enum(LEVEL_TEST_SUBJECTS, "과목을 골라 주세요."),
  level: z.enum(LEVEL_TEST_LEVELS, "학년을 골라 주세요."),
};
const confidence = z.enum(CONFIDENCE_LEVELS, "얼마나 자신 있는지 골라 주세요.");
/** The student's marks at school, as the family says them. */
const gradeBand = z.enum(GRADE_BANDS).nullable();
const detail = z.object({ key: z.string(), label: z.string() });
/** The position of an option as the session shows it, from 0. */
const choice = z
  .number()
  .int()
  .min(0)
  .max(LEVEL_TEST_OPTIONS - 1)
  .nullable();

export const studentQuery = z.object({ studentId: uuid.optional() });
export const sessionParams = z.object({ sessionId: uuid });
export const answerParams = sessionParams.extend({ number: z.coerce.number().int().min(1).max(LEVEL_TEST_ITEMS) });

/** A test that was finished. */
export const finishedTest = z
  .object({
    id: z.string(),
    finishedAt: instant,
    points: z.number().int(),
    maxPoints: z.number().int(),
    result: z.enum(CONFIDENCE_LEVELS),
    /** What the student expected. */
    confidence,
  })
  .meta({ id: "FinishedLevelTest" });

export const levelTestList = z
  .object({
    student: z.object({ id: z.string(), name: z.string(), grade: grade.nullable() }).nullable(),
    /** The test of the student's grade. */
    suggestedLevel: z.enum(LEVEL_TEST_LEVELS),
    /** The test under way. */
    open: z.object({ sessionId: z.string(), ...test, endsAt: instant }).nullable(),
    tests: z.array(
      z.object({
        ...test,
        subjectLabel: z.string(),
        details: z.array(detail),
        status: z.enum(EXAM_STATUSES),
        /** When it may be taken again; null when it may be taken now. */
        opensAt: instant.nullable(),
        /** The oldest first. */
        finished: z.array(finishedTest),
      }),
    ),
  })
  .meta({ id: "LevelTestList" });

export const newSession = z
  .object({ ...test, confidence, studentId: uuid.optional() })
  .meta({ id: "NewLevelTestSession" });

export const startedSession = z.object({ sessionId: z.string() });

const answerFields = {
  choice,
  /** "모르겠어요". */
  isUnknown: z.boolean(),
  /** Marked to be looked at again. */
  isFlagged: z.boolean(),
  sequence: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
};

/** What was answered last; an answer of an older `sequence` changes nothing. */
export const levelTestAnswer = z
  .object(answerFields)
  .refine(({ choice: chosen, isUnknown }) => !isUnknown || chosen === null, {
    message: "답과 모르겠어요 중 하나만 고를 수 있어요.",
    path: ["isUnknown"],
  })
  .meta({ id: "LevelTestAnswer" });

export const savedAnswer = z.object(answerFields).meta({ id: "SavedLevelTestAnswer" });

/** HTML that the API set: text is escaped in it, formulas are drawn. */
const html = z.string();

export const levelTestSession = z
  .object({
    id: z.string(),
    ...test,
    subjectLabel: z.string(),
    studentName: z.string(),
    status: z.enum(EXAM_STATUSES),
    endsAt: instant,
    /** The server's clock, which alone counts. */
    now: instant,
    /** None once the test is over. */
    items: z.array(
      z.object({
        number: z.number().int(),
        points: z.number().int(),
        stem: html,
        passage: html.nullable(),
        /** SVG. */
        figure: z.string().nullable(),
        options: z.array(html),
        ...answerFields,
      }),
    ),
  })
  .meta({ id: "LevelTestSession" });

export const unitScore = z.object({
  unit: z.string(),
  points: z.number().int(),
  maxPoints: z.number().int(),
  result: z.enum(ANSWER_RESULTS),
});

const soldLesson = z.object({ id: z.number().int(), name: z.string(), finalCost: z.number().int() });

export const levelTestResult = z
  .object({
    ...finishedTest.shape,
    ...test,
    subjectLabel: z.string(),
    studentId: z.string(),
    studentName: z.string(),
    gradeBand,
    comparison: z.enum(CONFIDENCE_COMPARISONS),
    units: z.array(unitScore),
    items: z.array(
      z.object({
        number: z.number().int(),
        unit: z.string(),
        points: z.number().int(),
        result: z.enum(ANSWER_RESULTS),
        stem: html,
        passage: html.nullable(),
        figure: z.string().nullable(),
        options: z.array(z.object({ text: html, reason: html.nullable() })),
        choice,
        isUnknown: z.boolean(),
        /** The position of the right option as the session showed it. */
        answer: z.number().int(),
        explanation: html,
      }),
    ),
    recommended: z.object({
      detail,
      goal: z.enum(STUDY_GOALS),
      /** They are those of earlier years than the student's grade. */
      isBelowGrade: z.boolean(),
      /** A single lesson first, where one is sold and the student has not had it. */
      trial: soldLesson.nullable(),
      product: soldLesson.nullable(),
    }),
    /** Every time this test was taken, the oldest first. */
    history: z.array(finishedTest),
    opensAt: instant,
  })
  .meta({ id: "LevelTestResult" });

export type LevelTestListWire = z.infer<typeof levelTestList>;
export type LevelTestSessionWire = z.infer<typeof levelTestSession>;
export type LevelTestResultWire = z.infer<typeof levelTestResult>;
export type FinishedTestWire = z.infer<typeof finishedTest>;
export type AnswerWire = z.infer<typeof savedAnswer>;
export type NewSession = z.infer<typeof newSession>;

/** What a tutor or staff sees of a finished test. */
export const levelTestSummary = z
  .object({
    ...finishedTest.shape,
    ...test,
    subjectLabel: z.string(),
    studentName: z.string(),
    gradeBand,
    units: z.array(unitScore),
  })
  .meta({ id: "LevelTestSummary" });

export type LevelTestSummaryWire = z.infer<typeof levelTestSummary>;

/** A finished test as the wishes for a course take it over. */
export const courseTest = z
  .object({ ...finishedTest.shape, ...test, subjectLabel: z.string(), goal: z.enum(STUDY_GOALS) })
  .meta({ id: "CourseLevelTest" });

export type CourseTestWire = z.infer<typeof courseTest>;

/** What the link of a result shows: nothing about whose it is, when it was taken, or what was asked. */
export const sharedTest = z
  .object({
    ...test,
    subjectLabel: z.string(),
    result: z.enum(CONFIDENCE_LEVELS),
    units: z.array(unitScore.pick({ unit: true, result: true })),
  })
  .meta({ id: "SharedLevelTest" });

export type SharedTestWire = z.infer<typeof sharedTest>;
