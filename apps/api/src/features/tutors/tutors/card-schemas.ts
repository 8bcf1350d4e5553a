import { TUTOR_GENDERS, TUTOR_STYLES, TUTOR_TIERS } from "@pkg/domain";
import { z } from "zod";

/** What a buyer sees of a tutor at first sight. */
export const tutorCard = z
  .object({
    id: z.string(),
    name: z.string(),
    tier: z.enum(TUTOR_TIERS),
    gender: z.enum(TUTOR_GENDERS),
    universityName: z.string(),
    major: z.string(),
    styles: z.array(z.enum(TUTOR_STYLES)),
    teachingYears: z.number().int(),
    introduction: z.string(),
  })
  .meta({ id: "TutorCard" });

/** How well a tutor fits a wish. */
export const matchFit = z
  .object({
    /** 0 to 100, the sum of the two parts. */
    score: z.number().int(),
    /** 시간·실력, of 55. */
    timeAndSkill: z.number().int(),
    /** 성향·배경, of 45. */
    styleAndBackground: z.number().int(),
    reasons: z.array(z.string()),
    /** Wishes that the tutor does not meet. */
    misses: z.array(z.string()),
    /** What else cost points, though it was not wished for. */
    notes: z.array(z.string()),
  })
  .meta({ id: "MatchFit" });

/** A tutor who fits, and why. */
export const suggestion = matchFit.extend({ tutor: tutorCard }).meta({ id: "TutorSuggestion" });

export type TutorCardWire = z.infer<typeof tutorCard>;
export type SuggestionWire = z.infer<typeof suggestion>;
