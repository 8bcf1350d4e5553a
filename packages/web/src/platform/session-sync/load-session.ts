import { forgetOwnDrafts } from "../session/own-draft";
import { setSessionUser, setSignedOut, useSession } from "../session/session-store";
import { hasSignedInHint, setSignedInHint } from "../session/signed-in-hint";

/** In milliseconds, until a server that was away or busy is asked again. */
const AGAIN_AFTER_MS = [1_000, 5_000, 15_000] as const;

/**
 * Loads the signed-in user, patiently: after one lost answer the page would stay a visitor's for as long as it is open.
 * Whoever is known by then, or has been logged out, is not asked for again.
 */
export async function loadSessionPatiently(): Promise<void> {
  let isSaid = await loadSession();
  for (const wait of AGAIN_AFTER_MS) {
    if (isSaid) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (useSession.getState().status !== "unknown") return;
    isSaid = await loadSession();
  }
}

/**
 * Loads the signed-in user after the first paint; visitors cost no call. An ended session is no error here: the page
 * shows what visitors see. Without a response or the code of the calls the state stays as it was.
 * @returns whether the server said who is here
 */
export async function loadSession(): Promise<boolean> {
  if (!hasSignedInHint()) {
    signOut();
    return true;
  }
  const calls = await import("../api/api").catch(() => null);
  if (!calls) return false;
  const { api, dataOf, SessionExpiredError } = calls;
  try {
    const isSignedIn = (await api().tokens.get()) !== null;
    const user = isSignedIn ? await dataOf(api().GET("/v2/users/me")) : null;
    if (user && hasSignedInHint()) setSessionUser(user);
    else endHere();
    return true;
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) return false;
    endHere();
    return true;
  }
}

/** The session is over. Without the hint a notice has said so already, and promised that what was typed stays. */
function endHere(): void {
  if (!hasSignedInHint()) {
    setSignedOut();
    return;
  }
  setSignedInHint(false);
  signOut();
}

/** This page opens without a session: nothing that an account typed stays in the tab. */
function signOut(): void {
  setSignedOut();
  forgetOwnDrafts();
}
