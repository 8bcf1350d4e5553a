import {
  type CallSlot,
  GRADES,
  HALF_DAYS,
  STUDY_GOALS,
  TUTOR_STYLES,
  type TutorStyle,
  type WeeklyAvailablePeriods,
} from "@pkg/domain";
import { isSentCode, type SentCode } from "@pkg/web/features/phone-code/sent-code";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { type Guard, isFlag, isText, keptFields, listOf, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import { isWeek } from "@/lib/wishes/kept-periods";
import type { CallDay } from "./call-days";
import type { ConsultationValues } from "./consultation-form";

/** What was entered and not asked for yet; the code that was sent to the phone waits for its digits. */
type ConsultationDraft = ConsultationValues & { sent: SentCode | null };

const isHalfDay = oneOf(HALF_DAYS);

/**
 * The form of a consultation in this tab.
 * @param id the one that is changed; null for a new one
 * @param days that are still offered
 */
export function consultationDraft(id: string | null, days: readonly CallDay[]) {
  const isSlot: Guard<CallSlot> = (value): value is CallSlot =>
    isRecord(value) && isText(value.date) && isHalfDay(value.halfDay);
  const read = keptFields<ConsultationDraft>({
    isTestSent: isFlag,
    grade: orNull(oneOf(GRADES)),
    subjects: listOf(isText),
    studyPurposes: listOf(oneOf(STUDY_GOALS)),
    slots: listOf(isSlot),
    callerName: isText,
    phoneNumber: isText,
    code: isText,
    privacyAgreed: isFlag,
    sent: orNull(isSentCode),
  });
  return ownDraft<Partial<ConsultationDraft> | null>(`consultation:${id ?? "new"}`, (kept) => {
    const draft = read(kept);
    if (!draft?.slots) return draft;
    return { ...draft, slots: draft.slots.filter(({ date }) => days.some((day) => day.date === date)) };
  });
}

/** Styles and times of the tutor. */
export interface ConsultationWishes {
  readonly styles: TutorStyle[];
  readonly times: WeeklyAvailablePeriods;
}

const parseWishes = keptFields<ConsultationWishes>({ styles: listOf(oneOf(TUTOR_STYLES)), times: isWeek });

/** The wishes of a consultation that were not saved yet, in this tab. */
export const wishesDraft = (id: string) => ownDraft(`consultation-wishes:${id}`, parseWishes);
