import {
  GRADE_BANDS,
  MATCH_STATUSES,
  PROPOSAL_REJECT_REASONS,
  STUDY_GOALS,
  TEXT_LENGTHS,
  TUTOR_PROPOSAL_STATUSES,
} from "@pkg/domain";
import { weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, lines, tutorId } from "../../../../lib/requests/field-schemas.ts";
import { levelTestSummary } from "../../../tests/level-tests/schemas.ts";
import { lessonStart, weeklyTimes } from "../schemas.ts";

export const phoneNumber = z
  .string()
  .transform((value) => value.replace(/\D/g, ""))
  .pipe(z.string().regex(/^01\d{8,9}$/, "휴대폰 번호를 확인해 주세요."));

/** 128 random bits, base64url. */
const pairingId = z.string().regex(/^[\w-]{22}$/, "제안 주소를 확인해 주세요.");

export const pairingParams = z.object({ id: pairingId });
export const candidateParams = pairingParams.extend({ tutorId });
export const pairingQuery = z.object({ phoneNumber });

export const proposalAnswer = z
  .object({
    phoneNumber,
    talkSendStatus: z.enum(["ACCEPT", "REJECT"]),
    /** To accept one of the `otherTimes`; without it an ACCEPT means the proposed times. */
    lessonStarts: z.array(lessonStart).min(1).max(7).optional(),
    /** Why not, for staff alone. */
    rejectReason: z.enum(PROPOSAL_REJECT_REASONS, "이유를 골라 주세요.").optional(),
    /** The tutor's own words beside it. */
    reason: lines(TEXT_LENGTHS.rejectionReason.max).optional(),
  })
  .meta({ id: "ProposalAnswer" });

/** A proposal as the tutor sees it who was asked; nobody else who was asked is shown. */
export const tutorPairing = z
  .object({
    id: z.string(),
    tutorPairingStatus: z.enum(MATCH_STATUSES),
    talkSendStatus: z.enum(TUTOR_PROPOSAL_STATUSES),
    candidateTutors: z.array(
      z.object({
        tutorId: z.string(),
        talkSendStatus: z.enum(TUTOR_PROPOSAL_STATUSES),
        reason: z.string().nullable(),
      }),
    ),
    /** Whether an answer still counts. */
    isMatchable: z.boolean(),
    /** Somebody else accepted. */
    isTaken: z.boolean(),
    /** The proposed times were taken meanwhile, and no other time is left. */
    isLapsed: z.boolean(),
    dueAt: instant,
    /** The working day (YYYY-MM-DD, KST) by which the family was promised a tutor. */
    promisedOn: z.string().nullable(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    gradeLabel: z.string(),
    /** The student's band of school marks; null when the family did not say. */
    gradeBand: z.enum(GRADE_BANDS).nullable(),
    minutes: z.number().int(),
    lessonsPerWeek: z.number().int(),
    isTrial: z.boolean(),
    /** The family chose this tutor: TAUGHT the student before, or FOUND by it; null when the search did. */
    chosenAs: z.enum(["TAUGHT", "FOUND"]).nullable(),
    /** "화·목 19시": the times that are proposed, and after an ACCEPT those that were agreed. */
    lessonTimes: z.string(),
    /** The proposed times as long as they may be accepted; empty once a lesson came there, and when it is over. */
    openStarts: z.array(lessonStart),
    /** Times that may be accepted instead, the best first; none as long as the proposed ones are free. */
    otherTimes: z.array(weeklyTimes),
    /** Other times that the tutor has offered and the family may agree to. */
    offer: weeklyTimes.nullable(),
    /** "토·일 10시": what the tutor had offered and the family could not agree to; no other offer is taken then. */
    declinedOffer: z.string().nullable(),
    /** When the tutor teaches already, by weekday: nothing is offered there. */
    taughtPeriods: weeklyPeriodsSchema,
    /** Won for one lesson. */
    pay: z.number().int(),
    /** Lessons that are paid and not used. */
    lessonsLeft: z.number().int(),
    /** The day (YYYY-MM-DD, KST) of the first lesson, if the answer is yes now and the family picks its day at once. */
    firstDay: z.string().nullable(),
    studyPurposes: z.array(z.enum(STUDY_GOALS)),
    tutorMemo: z.string(),
    /** Staff wrote the memo into an offer of a consultation. */
    isStaffMemo: z.boolean(),
    /** The newest level test in the subject; null without one. */
    levelTest: levelTestSummary.omit({ studentName: true }).nullable(),
  })
  .meta({ id: "TutorPairing" });

const listedPairing = tutorPairing.omit({ levelTest: true }).meta({ id: "ListedPairing" });
export const tutorPairingList = z.object({ content: z.array(listedPairing) });

export type ProposalAnswer = z.infer<typeof proposalAnswer>;
export type TutorPairingWire = z.infer<typeof tutorPairing>;
export type ListedPairingWire = z.infer<typeof listedPairing>;
