import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { ReturnTarget } from "@/lib/return/return-target";
import { register } from "./register";
import type { SignUpDraft } from "./sign-up-draft";
import type { StepProps } from "./steps/step-props";
import { toRegistration } from "./to-registration";

type Finish = {
  draft: SignUpDraft;
  change: StepProps["change"];
  target: ReturnTarget;
  /** How many steps this sign-up had. */
  total: number;
};

/** Registers what was answered. A guardian's code that was confirmed too long ago is asked for again. @throws CallError */
export async function finishSignUp({ draft, change, target, total }: Finish): Promise<void> {
  try {
    await register(toRegistration(draft, serverNow()), target, total);
  } catch (error) {
    if (isApiError(error) && error.details.reason === "GUARDIAN_MISSING") {
      change({ guardian: { ...draft.guardian, verificationId: "", isVerified: false } });
    }
    throw error;
  }
}
