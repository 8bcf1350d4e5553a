import { forgetOwnDrafts } from "../session/own-draft";
import { setSessionUser, setSignedOut } from "../session/session-store";
import { hasSignedInHint, setSignedInHint } from "../session/signed-in-hint";

/**
 * Loads the signed-in user after the first paint; visitors cost no call. An ended session is no error here: the page
 * shows what visitors see. Without a response the state stays as it was.
 */
export async function loadSession(): Promise<void> {
  if (!hasSignedInHint()) return signOut();
  const { api, dataOf, SessionExpiredError } = await import("../api/api");
  try {
    if ((await api().tokens.get()) === null) throw new Error("no session");
    setSessionUser(await dataOf(api().GET("/v2/users/me")));
  } catch (error) {
    const over = error instanceof SessionExpiredError || (error instanceof Error && error.message === "no session");
    if (!over) return;
    setSignedInHint(false);
    signOut();
  }
}

/** This page opens without a session: nothing that an account typed stays in the tab. */
function signOut(): void {
  setSignedOut();
  forgetOwnDrafts();
}
