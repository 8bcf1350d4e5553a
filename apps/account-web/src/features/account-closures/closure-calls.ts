import { api, type components } from "@pkg/web/platform/api/api";
import { setSignedOut } from "@pkg/web/platform/session/session-store";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { clearArea } from "@pkg/web/platform/storage/browser-storage";

export type ClosurePreview = components["schemas"]["ClosurePreview"];

/** Closes the account and forgets it in this browser. @throws CallError; account 20004 for a wrong password, 409 with obstacles */
export async function closeAccount(currentPassword: string | null): Promise<void> {
  await api().POST("/users/me/closure", { body: currentPassword === null ? {} : { currentPassword } });
  setSignedInHint(false);
  setSignedOut();
  api().tokens.clear();
  // The session has ended already; this removes its cookie, which is worthless even when the call fails.
  await api()
    .POST("/auth/sign-out")
    .catch(() => {});
  clearArea("session");
}
