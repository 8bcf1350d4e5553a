import {
  ADMISSION_TYPES,
  CONFIDENCE_LEVELS,
  INTRODUCTION_LENGTH,
  MAJOR_GROUPS,
  MAJOR_TRACKS,
  MAX_TEACHING_YEARS,
  REPORT_NUMBER_LENGTH,
  TEACHING_BASES,
  TEXT_LENGTHS,
  TUTOR_CAPACITY,
  TUTOR_GENDERS,
  TUTOR_PAGE,
  TUTOR_RANKS,
  TUTOR_STYLE_COUNT,
  TUTOR_STYLES,
  TUTOR_TIERS,
  UNIVERSITY_TIERS,
} from "@pkg/domain";
import { weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, line, lines, subjectKey, weeklyAvailablePeriods } from "../../../lib/requests/field-schemas.ts";
import { studyProof } from "../study-proofs/schemas.ts";
import { matchFit } from "./card-schemas.ts";

/** What everybody may know of a tutor's person. */
const person = {
  id: z.string(),
  name: z.string(),
  gender: z.enum(TUTOR_GENDERS),
  rank: z.enum(TUTOR_RANKS),
  universityName: z.string(),
  universityTier: z.enum(UNIVERSITY_TIERS),
  major: z.string(),
  majorGroup: z.enum(MAJOR_GROUPS),
  majorTrack: z.enum(MAJOR_TRACKS),
  admissionType: z.enum(ADMISSION_TYPES),
  styles: z.array(z.enum(TUTOR_STYLES)),
  teachingYears: z.number().int(),
  introduction: z.string(),
  /** Whether new students are wanted. */
  isOpen: z.boolean(),
};

/** The signed-in tutor. */
export const ownTutor = z
  .object({
    ...person,
    tier: z.enum(TUTOR_TIERS),
    /** Where proposals go; null before one is known. */
    phoneNumber: z.string().nullable(),
    capacity: z.number().int(),
    activeStudents: z.number().int(),
    /** Whether staff put the tutor to rest: then no new student comes whatever `isOpen` says. */
    isResting: z.boolean(),
    /** Whether there is a voice sample, and whether anybody may hear it. */
    hasVoice: z.boolean(),
    publishesVoice: z.boolean(),
    /** By what they may teach for money; null until it is answered. */
    teachingBasis: z.enum(TEACHING_BASES).nullable(),
    reportNumber: z.string().nullable(),
    /** What proves that answer, until staff has checked it; null before it is uploaded, and afterwards. */
    studyProof: studyProof.nullable(),
    /** When staff checked it; another answer takes that away. */
    basisCheckedAt: instant.nullable(),
    /** When and why staff sent the last proof back; null until then, and once another one came. */
    proofReturned: z.object({ at: instant, reason: z.string() }).nullable(),
    /** The version that `If-Match` names, here and for subjects and periods. */
    updatedAt: instant,
  })
  .meta({ id: "OwnTutor" });

const { min, max } = INTRODUCTION_LENGTH;

/** What tutors change themselves; name, university, gender and tier were checked when they applied. */
export const ownTutorChange = z
  .object({
    introduction: lines(max).min(min, `${min}자 이상 적어 주세요.`),
    styles: z.array(z.enum(TUTOR_STYLES)).min(TUTOR_STYLE_COUNT.min).max(TUTOR_STYLE_COUNT.max),
    teachingYears: z.number().int().min(0).max(MAX_TEACHING_YEARS),
    capacity: z.number().int().min(TUTOR_CAPACITY.min).max(TUTOR_CAPACITY.max),
    isOpen: z.boolean(),
    publishesVoice: z.boolean(),
    /** With the number of the report, or none. */
    teachingBasis: z.enum(TEACHING_BASES),
    reportNumber: line(REPORT_NUMBER_LENGTH.max, 0).nullable(),
    major: line(TEXT_LENGTHS.major.max, TEXT_LENGTHS.major.min),
    majorGroup: z.enum(MAJOR_GROUPS),
    majorTrack: z.enum(MAJOR_TRACKS),
    admissionType: z.enum(ADMISSION_TYPES),
  })
  .partial()
  .meta({ id: "OwnTutorChange" });

const subjectList = z.array(subjectKey).max(200);
const lists = {
  middleSchoolSubjects: subjectList,
  highSchoolSubjects: subjectList,
  advancedSubjects: subjectList,
  confidenceSubjects: z.array(z.object({ subject: subjectKey, level: z.enum(CONFIDENCE_LEVELS) })).max(50),
};

/** What a tutor teaches: details per list, and the confidence per subject. POST replaces all of it. */
export const tutorSubjectsBody = z.object(lists).meta({ id: "TutorSubjects" });

export const ownSubjects = z
  .object({
    ...lists,
    /** Details in which somebody has weekly lessons: they cannot be left out. */
    subjectsInLessons: z.array(z.string()),
    updatedAt: instant,
  })
  .meta({ id: "OwnTutorSubjects" });

/** A weekly lesson that stands; without a name where nobody is known. */
const weeklyLesson = z
  .object({
    /** 0 is Monday. */
    day: z.number().int(),
    /** 0 to 47. */
    halfHour: z.number().int(),
    minutes: z.number().int(),
    studentName: z.string().nullable(),
  })
  .meta({ id: "WeeklyLesson" });

export const ownPeriods = z
  .object({ weeklyAvailablePeriods: weeklyPeriodsSchema, lessons: z.array(weeklyLesson), updatedAt: instant })
  .meta({ id: "OwnTutorPeriods" });

/** Days that are left out stay as they are. */
export const ownPeriodsChange = z
  .object({ weeklyAvailablePeriods: weeklyAvailablePeriods.partial().meta({ id: "WeeklyPeriodsChange" }) })
  .meta({ id: "OwnTutorPeriodsChange" });

/** What anybody sees of a tutor: no phone, no tier, and no lessons of others in the times. */
export const publicTutor = z
  .object({
    ...person,
    subjects: z.object(lists),
    /** What is free every week. */
    weeklyAvailablePeriods: weeklyPeriodsSchema,
    /** Whether a new student could be taken now. */
    takesStudents: z.boolean(),
    /** How long the voice sample at `/tutors/{id}/voice` is; null without the tutor's consent. */
    voiceSeconds: z.number().int().nullable(),
    /** Whether staff opened what proves the studies before the tutor began. */
    isStudyChecked: z.boolean(),
    /** Lessons that were held. */
    lessonsGiven: z.number().int(),
    /** The coming seven days on which there is time, from now on. */
    freeDays: z.array(z.object({ date: z.string(), periods: z.array(z.string()) }).meta({ id: "FreeDay" })),
  })
  .meta({ id: "PublicTutor" });

const filterText = z.string().max(400).optional();
const { id, name, gender, universityName, major, styles, teachingYears } = person;

/** A tutor as the home page introduces one to anybody, with the subject they are surest in. */
export const featuredTutor = z
  .object({ id, name, gender, universityName, major, styles, teachingYears, subjectLabel: z.string() })
  .meta({ id: "FeaturedTutor" });

export const featuredTutors = z.object({ content: z.array(featuredTutor) });

const { rank, introduction } = person;

/** A tutor in a public list. */
const listedTutor = z
  .object({
    id,
    name,
    gender,
    rank,
    universityName,
    major,
    styles,
    teachingYears,
    introduction,
    /** In the catalogue's order. */
    subjects: z.array(z.object({ label: z.string(), confidence: z.enum(CONFIDENCE_LEVELS) })),
    lessonsGiven: z.number().int(),
    /** Of the reviews that are shown, in stars; null without one. */
    averageRating: z.number().nullable(),
    reviewCount: z.number().int(),
    /** How well the tutor fits; null without a subject detail. */
    fit: matchFit.nullable(),
  })
  .meta({ id: "ListedTutor" });

/** Whom to list; lists are comma-joined, and what is unknown asks for nothing. */
export const tutorListQuery = z.object({
  subject: filterText,
  detail: filterText,
  times: filterText,
  styles: filterText,
  universities: filterText,
  genders: filterText,
  rank: filterText,
  name: filterText,
  sort: filterText,
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(TUTOR_PAGE),
});

export const tutorList = z
  .object({
    /** How many tutors meet the filter: so many can be listed. */
    count: z.number().int(),
    /** Where the next ones begin; null behind the last. */
    nextOffset: z.number().int().nullable(),
    content: z.array(listedTutor),
  })
  .meta({ id: "TutorList" });

export const tutorParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export type OwnTutorWire = z.infer<typeof ownTutor>;
export type OwnTutorChange = z.infer<typeof ownTutorChange>;
export type TutorSubjectsBody = z.infer<typeof tutorSubjectsBody>;
export type OwnSubjectsWire = z.infer<typeof ownSubjects>;
export type WeeklyLessonWire = z.infer<typeof weeklyLesson>;
export type OwnPeriodsWire = z.infer<typeof ownPeriods>;
export type OwnPeriodsChange = z.infer<typeof ownPeriodsChange>;
export type FeaturedTutorsWire = z.infer<typeof featuredTutors>;
export type TutorListWire = z.infer<typeof tutorList>;
export type PublicTutorWire = z.infer<typeof publicTutor>;
