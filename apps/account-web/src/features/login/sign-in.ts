import { api, dataOf } from "@pkg/web/platform/api/api";
import { type SessionUser, setSessionUser } from "@pkg/web/platform/session/session-store";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";

/** Logs in by e-mail. @throws CallError; account 20004 for a wrong pair */
export async function signIn(body: { email: string; password: string }): Promise<SessionUser> {
  await api().POST("/auth/sign-in/email", { body });
  setSignedInHint(true);
  api().tokens.clear();
  const user = await dataOf(api().GET("/v2/users/me"));
  setSessionUser(user);
  return user;
}
