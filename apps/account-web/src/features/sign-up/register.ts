import { api, isApiError } from "@pkg/web/platform/api/api";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import type { Registration } from "./to-registration";
import { forgetSignUpDraft } from "./use-sign-up-draft";

/**
 * Asks whether an account could be made with this address. A check that cannot be made is none: making the account tells.
 * @throws CallError account 20003 when the address is taken, 400 when it is none
 */
export async function checkEmail(email: string): Promise<void> {
  try {
    await api().POST("/auth/sign-up/email/check", { body: { email } });
  } catch (error) {
    if (isApiError(error) && (error.status === 409 || error.status === 400)) throw error;
  }
}

/** Makes an account by e-mail and signs in. @throws CallError; account 20003 when the address is taken */
export async function signUp(body: { email: string; password: string; name: string }): Promise<void> {
  await api().POST("/auth/sign-up/email", { body });
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
