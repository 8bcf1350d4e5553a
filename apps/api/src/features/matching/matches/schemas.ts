import {
  countPeople,
  MATCH_STATUSES,
  MAX_CHOSEN_TUTORS,
  TUTOR_GENDERS,
  TUTOR_PROPOSAL_STATUSES,
  TUTOR_RANKS,
  UNIVERSITY_GROUPS,
  WISH_WIDENINGS,
} from "@pkg/domain";
import { weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, merchantUid, tutorId, weeklyAvailablePeriods } from "../../../lib/requests/field-schemas.ts";
import { classNow } from "../../lessons/classes/schemas.ts";
import { matchFit, suggestion, tutorCard } from "../../tutors/tutors/card-schemas.ts";

export const matchParams = z.object({ id: z.uuid() });

/** A lesson's place in the week: day 0 is Monday, half-hour 38 is 19:00. */
export const lessonStart = z
  .object({ day: z.number().int().min(0).max(6), halfHour: z.number().int().min(0).max(47) })
  .meta({ id: "LessonStart" });

/** Weekly lessons of other courses, `minutes` long. */
export const otherLessons = z.array(lessonStart.extend({ minutes: z.number().int(), subjectLabel: z.string() }));

/** Weekly times as they are sent back, and as they are read. */
export const weeklyTimes = z.object({ lessonStarts: z.array(lessonStart), lessonTimes: z.string() });

/** The search for the tutor of one course, and afterwards the pair. */
export const match = z
  .object({
    id: z.string(),
    merchantUid: z.string(),
    status: z.enum(MATCH_STATUSES),
    /** What its course is now. */
    now: classNow,
    subject: z.string(),
    subjectDetail: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    productName: z.string(),
    rank: z.enum(TUTOR_RANKS),
    minutes: z.number().int(),
    lessonsPerWeek: z.number().int(),
    studentName: z.string(),
    /** The tutor with whom the buyer began, and whether a proposal went to them; null for a search without one. */
    firstTutor: z
      .object({ id: z.string(), name: z.string(), gender: z.enum(TUTOR_GENDERS), wasAsked: z.boolean() })
      .nullable(),
    tutorId: z.string().nullable(),
    tutorName: z.string().nullable(),
    /** The same; of a class that was given up, who taught it last. */
    lastTutorName: z.string().nullable(),
    /** Whether its family and a tutor, of now or before, have written to each other. */
    hasMessages: z.boolean(),
    tutorGender: z.enum(TUTOR_GENDERS).nullable(),
    /** "화·목 19시" once a tutor accepted; empty until then. */
    lessonTimes: z.string(),
    rentTablet: z.boolean(),
    /** When the present round of proposals is over. */
    deadlineAt: instant.nullable(),
    /** From when on tutors are asked who are chosen now or wait to be asked: nobody is asked at night; null when they are asked at once. */
    askedFrom: instant.nullable(),
    /** The earliest day (YYYY-MM-DD, KST) of the first lesson; null once one is arranged. */
    firstDay: z.string().nullable(),
    /** The working day (YYYY-MM-DD, KST) by which the buyer was promised a tutor. */
    promisedOn: z.string().nullable(),
    /** When the buyer last asked for another tutor. */
    rematchedAt: instant.nullable(),
    matchedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: "Match" });

/** Those of one order, also of a student who is not the chosen one. */
export const matchesQuery = z.object({ merchantUid: merchantUid.optional() });

export const matchList = z.object({ content: z.array(match) });

/** What a match looks for at present, lists as lists; no gender means both. */
export const matchWishes = z
  .object({
    tutorGenders: z.array(z.enum(TUTOR_GENDERS)),
    weeklyAvailablePeriods: weeklyPeriodsSchema,
    /** The weekly lessons that the student has in other courses. */
    otherLessons,
  })
  .meta({ id: "MatchWishes" });

/** The wishes by which tutors are searched, and counted before. */
export const searchWishes = z
  .object({ tutorGenders: z.array(z.enum(TUTOR_GENDERS)), weeklyAvailablePeriods })
  .meta({ id: "SearchWishes" });

export const askableCount = z.object({ count: z.number().int() });

/** Where a page of ten suggestions begins. */
export const suggestionsPlace = z.object({
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
});

/** Suggestions come in pages of ten, of all tutors or of those who studied in one group of universities. */
export const suggestionsQuery = suggestionsPlace.extend({
  universityGroup: z.enum(UNIVERSITY_GROUPS).optional(),
});

export const suggestions = z
  .object({
    /** How many tutors meet all hard conditions now, are of the group and were not asked yet: so many can be listed. */
    count: z.number().int(),
    /** Where the next suggestions begin; null behind the last. */
    nextOffset: z.number().int().nullable(),
    suggestions: z.array(suggestion),
    /** Tutors who were asked, in the order they were. */
    proposals: z.array(
      z.object({
        tutor: tutorCard,
        talkSendStatus: z.enum(TUTOR_PROPOSAL_STATUSES),
        /** No time was left at which the two could meet. */
        isLapsed: z.boolean(),
        dueAt: instant,
        answeredAt: instant.nullable(),
        /**
         * As it was when the tutor was asked, with the times at which the two could meet now; null when it was not
         * kept.
         */
        fit: matchFit.nullable(),
        /** Other times that the tutor offers instead, for the family to agree to or not. */
        offer: weeklyTimes.nullable(),
      }),
    ),
    /** Wishes that may be given up, and how many tutors there would be then. */
    widenings: z.array(z.object({ widening: z.enum(WISH_WIDENINGS), count: z.number().int(), more: z.number().int() })),
  })
  .meta({ id: "Suggestions" });

export const tutorChoice = z
  .object({
    tutorIds: z
      .array(tutorId)
      .min(1, "선생님을 한 분 이상 골라 주세요.")
      .max(MAX_CHOSEN_TUTORS, `선생님은 ${countPeople(MAX_CHOSEN_TUTORS, "분")}까지 고를 수 있어요.`),
  })
  .meta({ id: "TutorChoice" });

/** `widening` null searches again with the same wishes, or with other ones that the buyer says. */
export const searchAgain = z
  .object({
    widening: z.enum(WISH_WIDENINGS).nullable(),
    wishes: searchWishes.optional(),
  })
  .meta({ id: "SearchAgain" });

export type MatchWire = z.infer<typeof match>;
export type SearchWishesWire = z.infer<typeof searchWishes>;
export type MatchWishesWire = z.infer<typeof matchWishes>;
export type SuggestionsWire = z.infer<typeof suggestions>;
