import type { components } from "@pkg/api-client";

export type ClosurePreview = components["schemas"]["ClosurePreview"];

/** What somebody should know before they leave; null when the session ended. @throws CallError */
export async function readClosurePreview(): Promise<ClosurePreview | null> {
  const [{ api, dataOf }, { unlessSignedOut }] = await Promise.all([
    import("@pkg/web/platform/api/api"),
    import("@/lib/unless-signed-out"),
  ]);
  return unlessSignedOut(dataOf(api().GET("/users/me/closure")));
}

/** Closes the account and forgets it in this browser. @throws CallError; account 20004 for a wrong password, 409 with obstacles */
export async function closeAccount(currentPassword: string | null): Promise<void> {
  const [{ api }, { setSignedOut }, { setSignedInHint }] = await Promise.all([
    import("@pkg/web/platform/api/api"),
    import("@pkg/web/platform/session/session-store"),
    import("@pkg/web/platform/session/signed-in-hint"),
  ]);
  await api().POST("/users/me/closure", { body: currentPassword === null ? {} : { currentPassword } });
  setSignedInHint(false);
  setSignedOut();
  api().tokens.clear();
  // The session is gone already; this takes its cookie. Without an answer the cookie opens nothing either.
  await api()
    .POST("/auth/sign-out")
    .catch(() => {});
}
