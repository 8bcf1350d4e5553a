import { forgetOwnDrafts } from "../session/own-draft";
import { setSessionUser, setSignedOut } from "../session/session-store";
import { hasSignedInHint, setSignedInHint } from "../session/signed-in-hint";

/** In milliseconds, until a server that was away or busy is asked again. */
const AGAIN_AFTER_MS = [1_000, 5_000, 15_000] as const;

/** Loads the signed-in user, patiently: after one lost answer the page would stay a visitor's for as long as it is open. */
export async function loadSessionPatiently(): Promise<void> {
  for (const wait of AGAIN_AFTER_MS) {
    if (await loadSession()) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await loadSession();
}

/**
 * Loads the signed-in user after the first paint; visitors cost no call. An ended session is no error here: the page
 * shows what visitors see. Without a response the state stays as it was.
 * @returns whether the server said who is here
 */
export async function loadSession(): Promise<boolean> {
  if (!hasSignedInHint()) {
    signOut();
    return true;
  }
  const { api, dataOf, SessionExpiredError } = await import("../api/api");
  try {
    if ((await api().tokens.get()) === null) throw new Error("no session");
    setSessionUser(await dataOf(api().GET("/v2/users/me")));
    return true;
  } catch (error) {
    const over = error instanceof SessionExpiredError || (error instanceof Error && error.message === "no session");
    if (!over) return false;
    setSignedInHint(false);
    signOut();
    return true;
  }
}

/** This page opens without a session: nothing that an account typed stays in the tab. */
function signOut(): void {
  setSignedOut();
  forgetOwnDrafts();
}
