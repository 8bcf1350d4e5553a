import { GRADE_BANDS, LEARNING_TYPES, MAX_COURSES_PER_ORDER, TUTOR_GENDERS } from "@pkg/domain";
import { applicantRequestSchema, applicantSchema, courseSchema, foreignIdSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { grade, instant, merchantUid, weeklyAvailablePeriods } from "../../../lib/requests/field-schemas.ts";
import { courseTest } from "../../tests/level-tests/schemas.ts";
import { suggestion } from "../../tutors/tutors/card-schemas.ts";
import { otherLessons } from "../matches/schemas.ts";

const wishes = applicantRequestSchema.omit({ merchantUid: true }).extend({ weeklyAvailablePeriods });

/** `toApplicantRequest` of the domain: lists comma-joined. */
export const applicantRequest = applicantRequestSchema
  .extend({ weeklyAvailablePeriods, completedAt: wishes.shape.completedAt.optional() })
  .meta({ id: "ApplicantRequest" });

/** A part of it; `complete` (or a `completedAt`) closes the request for changes. */
export const applicantChange = wishes
  .partial()
  .extend({
    complete: z.boolean().optional(),
    /**
     * With `complete`: the position of the one course whose wishes are sent; those of the others wait, as they are now.
     */
    onlyCourse: z.number().int().min(0).optional(),
    /** Of the student whom the order is for; kept with the student. */
    gradeBand: z.enum(GRADE_BANDS).nullable().optional(),
  })
  .meta({ id: "ApplicantChange" });

/** A course of the order that the wishes are for. */
const wishedCourse = z.object({
  /** Its place in the order, as `onlyCourse` names it. */
  position: z.number().int(),
  subjectLabel: z.string(),
  subjectDetailLabel: z.string(),
  /** Length of one lesson. */
  minutes: z.number().int(),
  lessonsPerWeek: z.number().int(),
  /** A single lesson. */
  isTrial: z.boolean(),
  /** The student's latest level test that says something about this course. */
  levelTest: courseTest.nullable(),
});

/** The lesson request, lists as lists, with what was bought. */
export const applicant = applicantSchema
  .extend({
    /** Those that still wait for their wishes, which these are; all once all are sent. */
    courses: z.array(wishedCourse),
    /** Of the tutors who are asked first, as in `selectedTutors`. */
    selectedTutorNames: z.array(z.string()),
    /** The student's grade, after which goals are offered, and band of school marks. */
    grade: grade.nullable(),
    gradeBand: z.enum(GRADE_BANDS).nullable(),
    /** Whom the order is for. */
    studentId: z.string(),
    /** What the student's latest learning-type test found. */
    learningType: z.enum(LEARNING_TYPES).nullable(),
    /** Whether these are the wishes of the student's last course, on which nothing has been said for this one yet. */
    isTakenOver: z.boolean(),
    /** The weekly lessons that the student has in other courses; `minutes` long. */
    otherLessons,
    completedAt: instant.nullable(),
    /** One for each course of the order, in their order. */
    applicants: z.array(
      applicantSchema
        .extend({ completedAt: instant.nullable(), selectedTutorNames: z.array(z.string()) })
        .meta({ id: "CourseApplicant" }),
    ),
  })
  .meta({ id: "Applicant" });

/** The courses of an order for which applicants are made from its consultation. */
export const consultationApplicants = z
  .object({
    consultationId: foreignIdSchema,
    courses: z.array(courseSchema).min(1).max(MAX_COURSES_PER_ORDER),
    merchantUid,
  })
  .meta({ id: "ConsultationApplicants" });

export const applicantParams = z.object({ merchantUid });
export const candidateCount = z.object({
  /** Of the course with the fewest. */
  count: z.number().int(),
  courses: z.array(z.object({ subjectLabel: z.string(), subjectDetailLabel: z.string(), count: z.number().int() })),
});

/** For each course of the order, the tutors who fit best, the best first. */
export const recommendations = z
  .object({
    courses: z.array(
      z.object({
        subjectLabel: z.string(),
        subjectDetailLabel: z.string(),
        /** With whom the course begins, who is asked first; only among `tutors` when these wishes leave a time. */
        firstTutor: z.object({ id: z.string(), name: z.string(), gender: z.enum(TUTOR_GENDERS) }).nullable(),
        tutors: z.array(suggestion),
      }),
    ),
  })
  .meta({ id: "TutorRecommendations" });

export type RecommendationsWire = z.infer<typeof recommendations>;
export type ApplicantRequestBody = z.infer<typeof applicantRequest>;
export type ApplicantChange = z.infer<typeof applicantChange>;
export type CandidateCountWire = z.infer<typeof candidateCount>;
export type ConsultationApplicants = z.infer<typeof consultationApplicants>;
export type ApplicantWire = z.infer<typeof applicant>;
