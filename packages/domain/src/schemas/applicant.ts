import { z } from "zod";
import { TUTOR_RANKS } from "../product/tutor-rank.ts";
import { CONTACT_REFUSED, hasPublishedContact } from "../text/contact-details.ts";
import { plainLines } from "../text/plain-lines.ts";
import { TEXT_LENGTHS } from "../text/text-lengths.ts";
import { TUTOR_GENDERS, TUTOR_STYLES } from "../tutor/tutor-types.ts";
import type { Applicant, ApplicantRequest } from "../tutor-wishes/applicant.ts";
import { STUDY_GOALS } from "../tutor-wishes/study-goal.ts";
import { UNKNOWN_STUDY_PURPOSES } from "../tutor-wishes/to-applicant-request.ts";
import { TUTOR_PASS_TYPE_PHRASES, TUTOR_PASS_TYPES } from "../tutor-wishes/tutor-pass-type.ts";
import { MAJOR_TRACKS, UNIVERSITY_TIERS } from "../university/university.ts";
import { joinedSchema, subjectKeySchema, timestampSchema } from "./fields.ts";
import { weeklyAvailablePeriodsSchema, weeklyPeriodsSchema } from "./schedule.ts";

const MEMO = TEXT_LENGTHS.tutorMemo.max;
const tutorIdsSchema = z.string().regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/, "선생님 번호를 확인해 주세요.");

/** The key of an order, as the client made it. */
export const merchantUidSchema = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, "주문 번호를 확인해 주세요.");

/** A lesson request as `toApplicantRequest` writes it: lists are comma-joined. */
export const applicantRequestSchema = z.object({
  merchantUid: merchantUidSchema,
  subject: subjectKeySchema,
  subjectDetail: subjectKeySchema,
  rank: z.enum(TUTOR_RANKS),
  weeklyAvailablePeriods: weeklyAvailablePeriodsSchema,
  studyPurposes: joinedSchema([...STUDY_GOALS, UNKNOWN_STUDY_PURPOSES]),
  tutorGenders: joinedSchema(TUTOR_GENDERS),
  tutorUniversities: joinedSchema(UNIVERSITY_TIERS),
  tutorPassType: z.enum(TUTOR_PASS_TYPE_PHRASES),
  tutorTracks: joinedSchema(MAJOR_TRACKS),
  likedTutorStyles: joinedSchema(TUTOR_STYLES),
  dislikedTutorStyles: joinedSchema(TUTOR_STYLES),
  recommendedTutors: tutorIdsSchema,
  selectedTutors: tutorIdsSchema,
  tutorMemo: z
    .string()
    .max(MEMO, `${MEMO.toLocaleString("ko-KR")}자까지 쓸 수 있어요.`)
    .overwrite(plainLines)
    .refine((text) => !hasPublishedContact(text), CONTACT_REFUSED),
  completedAt: timestampSchema().nullable(),
}) satisfies z.ZodType<ApplicantRequest>;

/** A lesson request in an answer, lists as lists. */
export const applicantSchema = z.object({
  merchantUid: z.string(),
  subject: z.string(),
  subjectDetail: z.string(),
  rank: z.enum(TUTOR_RANKS),
  weeklyAvailablePeriods: weeklyPeriodsSchema,
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
  completedAt: z.iso.datetime({ offset: true }).nullable(),
}) satisfies z.ZodType<Applicant>;
