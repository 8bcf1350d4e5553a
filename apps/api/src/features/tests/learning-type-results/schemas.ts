import { LEARNING_ANSWER, LEARNING_ITEMS, LEARNING_SCORE_LIMIT, LEARNING_TYPES, TUTOR_STYLES } from "@pkg/domain";
import { z } from "zod";
import { subjectKey, uuid } from "../../../lib/requests/field-schemas.ts";
import { featuredTutor } from "../../tutors/tutors/schemas.ts";

const ANSWER_PROBLEM = "모든 문장에 답해 주세요.";
const { min, max } = LEARNING_ANSWER;

const answer = z.number(ANSWER_PROBLEM).int(ANSWER_PROBLEM).min(min, ANSWER_PROBLEM).max(max, ANSWER_PROBLEM);

/** One answer for each statement, in the order of the domain's `LEARNING_ITEMS`. */
export const learningTypeAnswers = z
  .object({ answers: z.array(answer).length(LEARNING_ITEMS.length, ANSWER_PROBLEM) })
  .meta({ id: "LearningTypeAnswers" });

/** The answers so far; null where none was given yet. */
export const learningTypeProgress = z
  .object({ answers: z.array(answer.nullable()).length(LEARNING_ITEMS.length, ANSWER_PROBLEM) })
  .meta({ id: "LearningTypeProgress" });

const score = z.number().int().min(-LEARNING_SCORE_LIMIT).max(LEARNING_SCORE_LIMIT);

/** What a shared link shows: nothing about who took the test, or when. */
export const learningTypeResult = z
  .object({
    type: z.enum(LEARNING_TYPES),
    scores: z.object({ PACE: score, UNDERSTANDING: score, COMPANY: score }),
  })
  .meta({ id: "LearningTypeResult" });

/** For the browser in which the test was taken. */
export const newLearningTypeResult = learningTypeResult
  .extend({
    /** 128 random bits: the result's link. */
    id: z.string(),
    /** 128 random bits that go into no link: they make the result somebody's. */
    claimKey: z.string(),
  })
  .meta({ id: "NewLearningTypeResult" });

/** What is no id of ours is answered as an unknown one. */
export const resultParams = z.object({ id: z.string().max(100) });

export const resultClaim = z
  .object({ claimKey: z.string().max(100), studentId: uuid })
  .meta({ id: "LearningTypeResultClaim" });

export const typeParams = z.object({ type: z.enum(LEARNING_TYPES, "학습 유형을 확인해 주세요.") });
export const typeTutorsQuery = z.object({ subject: subjectKey });

/** A tutor as the home page introduces one, with the styles that suit the type. */
export const typeTutors = z.object({
  content: z.array(
    featuredTutor.extend({ suitingStyles: z.array(z.enum(TUTOR_STYLES)) }).meta({ id: "LearningTypeTutor" }),
  ),
});

export type LearningTypeAnswers = z.infer<typeof learningTypeAnswers>;
export type LearningTypeProgress = z.infer<typeof learningTypeProgress>;
export type LearningTypeResultWire = z.infer<typeof learningTypeResult>;
export type NewLearningTypeResultWire = z.infer<typeof newLearningTypeResult>;
export type ResultClaim = z.infer<typeof resultClaim>;
export type TypeTutorsWire = z.infer<typeof typeTutors>;
