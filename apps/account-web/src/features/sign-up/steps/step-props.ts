import type { SignUpDraft } from "../sign-up-draft";

/** The props of every screen of the sign-up. */
export interface StepProps {
  readonly draft: SignUpDraft;
  readonly change: (part: Partial<SignUpDraft>) => void;
  /** Goes to the following question. */
  readonly next: () => void;
  readonly now: Date;
  readonly takesFocus: boolean;
}
