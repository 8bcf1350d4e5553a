import {
  MAJOR_TRACKS,
  STUDY_GOALS,
  TUTOR_GENDERS,
  TUTOR_PASS_TYPE_PHRASES,
  TUTOR_PASS_TYPES,
  TUTOR_RANKS,
  TUTOR_STYLES,
  UNIVERSITY_TIERS,
  WEEKDAYS,
} from "@pkg/domain";
import { z } from "zod";
import { instant, subjectKey } from "../../lib/field-schemas.ts";

const period = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|30)-(([01]\d|2[0-3]):(00|30)|24:00)$/, "시간을 확인해 주세요.")
  .refine((value) => value.slice(0, 5) < value.slice(6), "끝나는 시간이 시작보다 늦어야 해요.");

/** A week, monday first: for each day a list of "HH:mm-HH:mm" on half-hours in KST (spec §3). */
export const weeklyAvailablePeriods = z
  .object(
    Object.fromEntries(WEEKDAYS.map((day) => [day, z.array(period).max(24)])) as Record<
      (typeof WEEKDAYS)[number],
      z.ZodArray<typeof period>
    >,
  )
  .meta({ id: "WeeklyAvailablePeriods" });

/** A week in an answer. */
export const weeklyPeriods = z.object(
  Object.fromEntries(WEEKDAYS.map((day) => [day, z.array(z.string())])) as Record<
    (typeof WEEKDAYS)[number],
    z.ZodArray<z.ZodString>
  >,
);

/** Words of one list, comma-joined; the empty text is the empty list (spec §3). */
export function joined(values: readonly string[]) {
  const word = `(${values.join("|")})`;
  return z.string().regex(new RegExp(`^(${word}(,${word})*)?$`), "고를 수 없는 값이 있어요.");
}
const tutorIds = z.string().regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/, "선생님 번호를 확인해 주세요.");
const merchantUid = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, "주문 번호를 확인해 주세요.");

const wishes = {
  subject: subjectKey,
  subjectDetail: subjectKey,
  rank: z.enum(TUTOR_RANKS),
  weeklyAvailablePeriods,
  studyPurposes: joined([...STUDY_GOALS, "UNKNOWN"]),
  tutorGenders: joined(TUTOR_GENDERS),
  tutorUniversities: joined(UNIVERSITY_TIERS),
  tutorPassType: z.enum(Object.values(TUTOR_PASS_TYPE_PHRASES)),
  tutorTracks: joined(MAJOR_TRACKS),
  likedTutorStyles: joined(TUTOR_STYLES),
  dislikedTutorStyles: joined(TUTOR_STYLES),
  recommendedTutors: tutorIds,
  selectedTutors: tutorIds,
  tutorMemo: z.string().max(1000, "1,000자까지 쓸 수 있어요."),
  completedAt: z.iso.datetime({ offset: true }).nullable(),
};

/** `toApplicantRequest` of the domain: lists comma-joined (spec §3, §7). */
export const applicantRequest = z
  .object({ merchantUid, ...wishes, completedAt: wishes.completedAt.optional() })
  .meta({ id: "ApplicantRequest" });

/** A part of it; `complete` (or a `completedAt`) closes the request for changes. */
export const applicantChange = z
  .object(wishes)
  .partial()
  .extend({ complete: z.boolean().optional() })
  .meta({ id: "ApplicantChange" });

/** The lesson request, lists as lists, with what was bought. */
export const applicant = z
  .object({
    merchantUid: z.string(),
    subject: z.string(),
    subjectDetail: z.string(),
    rank: z.enum(TUTOR_RANKS),
    minutes: z.number().int(),
    lessonsPerWeek: z.number().int(),
    weeklyAvailablePeriods: weeklyPeriods,
    studyPurposes: z.array(z.enum(STUDY_GOALS)),
    tutorGenders: z.array(z.enum(TUTOR_GENDERS)),
    tutorUniversities: z.array(z.enum(UNIVERSITY_TIERS)),
    tutorPassTypes: z.array(z.enum(TUTOR_PASS_TYPES)),
    tutorTracks: z.array(z.enum(MAJOR_TRACKS)),
    likedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    dislikedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    recommendedTutors: z.array(z.string()),
    selectedTutors: z.array(z.string()),
    tutorMemo: z.string(),
    completedAt: instant.nullable(),
  })
  .meta({ id: "Applicant" });

export const applicantParams = z.object({ merchantUid });
export const candidateCount = z.object({ count: z.number().int() });

export type ApplicantRequestBody = z.infer<typeof applicantRequest>;
export type ApplicantChange = z.infer<typeof applicantChange>;
export type ApplicantWire = z.infer<typeof applicant>;
