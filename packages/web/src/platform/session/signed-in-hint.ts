import { SIGNED_IN_HINT } from "./session-cookie";

/** Whether this browser had a session lately. A hint that saves visitors every call, no proof. */
export function hasSignedInHint(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_IN_HINT}=1`);
}

/** Set after signing in by script; page loads keep it right by themselves. */
export function setSignedInHint(signedIn: boolean): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `${SIGNED_IN_HINT}=${signedIn ? "1" : ""}; Path=/; SameSite=Lax${secure}${signedIn ? "" : "; Max-Age=0"}`;
}
