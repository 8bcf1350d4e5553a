import { api, type components, fieldErrors, isApiError } from "@pkg/web/platform/api/api";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import type { Registration } from "./to-registration";
import { forgetSignUpDraft } from "./use-sign-up-draft";

type SignUp = components["schemas"]["SignUp"];

/**
 * Makes an account by e-mail and signs in.
 * @param onUnproven is called before the refusal is thrown when the e-mail has to be proven again
 * @throws CallError; account 20003 when the address was taken meanwhile
 */
export async function signUp(body: SignUp, onUnproven: () => void): Promise<void> {
  try {
    await api().POST("/auth/sign-up/email", { body });
  } catch (error) {
    if (isApiError(error, "account", 20003) || fieldErrors(error).some(({ path }) => path === "email")) onUnproven();
    throw error;
  }
  setSignedInHint(true);
  api().tokens.clear();
}

/**
 * Registers the signed-in account with the answers, then goes on to the phone. An account that was registered meanwhile
 * (the response got lost) counts as done. The next page updates the session's user: a registered one leaves this page.
 * @param steps how many steps the sign-up has, the phone being the last; without it the phone page shows no progress
 * @throws CallError
 */
export async function register(body: Registration, target: ReturnTarget, steps?: number): Promise<void> {
  try {
    await api().POST("/users", { body });
  } catch (error) {
    if (!isApiError(error, "account", 20008)) throw error;
  }
  forgetSignUpDraft();
  location.replace(accountPage("/phone", target, steps === undefined ? {} : { steps: String(steps) }));
}
