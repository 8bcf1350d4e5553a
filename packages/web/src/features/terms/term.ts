import type { ConsentKey } from "@pkg/domain";

/** The terms of the consents, and two texts without a consent: the privacy policy and the refund rules. */
export type TermKey = ConsentKey | "PRIVACY_POLICY" | "REFUND";

/** One article; each line of `body` is a paragraph. */
export interface TermSection {
  readonly title: string;
  readonly body: readonly string[];
}

/** One full text. `since` is its effective date (YYYY-MM-DD). */
export interface Term {
  readonly title: string;
  readonly since: string;
  readonly sections: readonly TermSection[];
}
