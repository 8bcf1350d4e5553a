/** Keys a suggestion is recognised by, in order of precedence. */
export const SUGGESTION_KEYS = ["suggestedProfileIds", "matchId", "tutorId", "trialMatchId"] as const;
export type SuggestionKey = (typeof SUGGESTION_KEYS)[number];

/** A suggestion of several tutor profiles. */
export interface ProfileSuggestion {
  readonly suggestedProfileIds: readonly string[];
}
/** A suggestion to go on with a match. */
export interface MatchSuggestion {
  readonly matchId: string;
}
/** A suggestion of one tutor. */
export interface TutorSuggestion {
  readonly tutorId: string;
}
/** A suggestion to go on with a trial match. */
export interface TrialMatchSuggestion {
  readonly trialMatchId: string;
}
export type Suggestion = ProfileSuggestion | MatchSuggestion | TutorSuggestion | TrialMatchSuggestion;

/** Which kind of suggestion a value is, by the presence of its key; null when it is none. */
export function suggestionKey(value: unknown): SuggestionKey | null {
  const record = (value ?? {}) as Readonly<Record<string, unknown>>;
  return SUGGESTION_KEYS.find((key) => record[key] !== undefined && record[key] !== null) ?? null;
}
