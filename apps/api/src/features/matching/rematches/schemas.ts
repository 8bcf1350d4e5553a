import { REMATCH_REASONS, TEXT_LENGTHS, TUTOR_GENDERS } from "@pkg/domain";
import { joinedSchema, timestampSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, lines, shownLines, weeklyAvailablePeriods } from "../../../lib/requests/field-schemas.ts";

export const rematchUrlQuery = z.object({
  /** When the last lesson was: YYYY-MM-DDTHH:mm:ss with optional .mmm and Z. */
  lastLessonTimestamp: timestampSchema().optional(),
});
/** Pages that open without log-in, in another site's frame too; for a day, until they are answered. */
export const rematchUrl = z.object({
  url: z.string().describe("Asks for another tutor"),
  appealUrl: z.string().describe("Shows what the pair has done, with the choice to stay, change or leave"),
});

/** What a pair has done together, for somebody who thinks of leaving. */
export const appealStatistics = z
  .object({
    /** Empty while a tutor is searched for: say 선생님 then. */
    tutorName: z.string(),
    /** Lessons that are over, the missed ones included. */
    lessonCount: z.number().int(),
    attendedCount: z.number().int(),
    /** Of the lessons that were attended, as arranged: not how long the two were together. */
    minutes: z.number().int(),
    /** Lessons that were moved to another time. */
    movedCount: z.number().int(),
    /** Lessons whose tutor wrote what was done. */
    loggedCount: z.number().int(),
    nextLessonAt: instant.nullable(),
    /** Days since the pair was made in Korean dates, the first one counted; 0 without a tutor. */
    daysTogether: z.number().int(),
  })
  .meta({ id: "AppealStatistics" });

/** The rematch form: genders comma-joined, times as the applicant calls have them. */
export const rematchForm = z
  .object({
    matchId: z.uuid(),
    tutorGenders: joinedSchema(TUTOR_GENDERS),
    rematchReason: z.enum(REMATCH_REASONS, "선생님을 바꾸려는 이유를 골라 주세요."),
    rematchReasonDetail: lines(TEXT_LENGTHS.rematchDetail.max),
    rematchMemo: shownLines(TEXT_LENGTHS.rematchMemo.max),
    weeklyAvailablePeriods,
  })
  .meta({ id: "RematchForm" });

export const rematch = z
  .object({
    id: z.string(),
    matchId: z.string(),
    /** The working day (YYYY-MM-DD, KST) by which another tutor is promised. */
    promisedOn: z.string(),
  })
  .meta({ id: "Rematch" });

export type AppealStatisticsWire = z.infer<typeof appealStatistics>;
export type RematchFormBody = z.infer<typeof rematchForm>;
export type RematchWire = z.infer<typeof rematch>;
