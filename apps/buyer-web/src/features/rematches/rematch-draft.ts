import { REMATCH_REASONS, TUTOR_GENDERS } from "@pkg/domain";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isText, keptFields, listOf, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import { isWeek } from "@/lib/wishes/kept-periods";
import type { Answers } from "./answers";

const parse = keptFields<Answers>({
  reason: orNull(oneOf(REMATCH_REASONS)),
  detail: isText,
  tutorGenders: listOf(oneOf(TUTOR_GENDERS)),
  weeklyAvailablePeriods: isWeek,
  memo: isText,
});

/** The answers about one class that were not sent yet, in this tab. */
export const rematchDraft = (matchId: string) => ownDraft(`rematch:${matchId}`, parse);
