import type { SignUpDraft } from "../sign-up-draft";

/** What every screen of the sign-up gets. */
export interface StepProps {
  readonly draft: SignUpDraft;
  readonly change: (part: Partial<SignUpDraft>) => void;
  /** Goes to the following question. */
  readonly next: () => void;
  readonly now: Date;
  readonly takesFocus: boolean;
}
