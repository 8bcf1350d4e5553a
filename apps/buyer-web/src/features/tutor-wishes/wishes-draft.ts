import {
  GRADE_BANDS,
  MAJOR_TRACKS,
  STUDY_GOALS,
  TUTOR_GENDERS,
  TUTOR_PASS_TYPES,
  TUTOR_STYLES,
  UNIVERSITY_TIERS,
} from "@pkg/domain";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isNumber, isText, keptFields, listOf, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import { isWeek } from "@/lib/wishes/kept-periods";
import type { Wishes } from "./wishes";

const read = keptFields<Wishes & { keptAt: number }>({
  keptAt: isNumber,
  weeklyAvailablePeriods: isWeek,
  studyPurposes: listOf(oneOf(STUDY_GOALS)),
  tutorGenders: listOf(oneOf(TUTOR_GENDERS)),
  tutorUniversities: listOf(oneOf(UNIVERSITY_TIERS)),
  tutorPassTypes: listOf(oneOf(TUTOR_PASS_TYPES)),
  tutorTracks: listOf(oneOf(MAJOR_TRACKS)),
  likedTutorStyles: listOf(oneOf(TUTOR_STYLES)),
  dislikedTutorStyles: listOf(oneOf(TUTOR_STYLES)),
  recommendedTutors: listOf(isText),
  selectedTutors: listOf(isText),
  tutorMemo: isText,
  gradeBand: orNull(oneOf(GRADE_BANDS)),
});

const KEPT_MS = 24 * 3_600_000;

/** Wishes that the server does not have yet: a session that is lost meanwhile loses none, for a day. */
export function wishesDraft(merchantUid: string) {
  const draft = ownDraft(`wishes:${merchantUid}`, read);
  return {
    read: (): Partial<Wishes> | null => {
      const { keptAt = 0, ...wishes } = draft.read() ?? {};
      return Date.now() - keptAt < KEPT_MS ? wishes : null;
    },
    keep: (wishes: Wishes) => draft.write({ ...wishes, keptAt: Date.now() }),
    forget: draft.forget,
  };
}
