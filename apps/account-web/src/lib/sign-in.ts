import { api, dataOf } from "@pkg/web/platform/api/api";
import { type SessionUser, setSessionUser } from "@pkg/web/platform/session/session-store";
import { setSignedInHint } from "@pkg/web/platform/session/signed-in-hint";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Logs in by e-mail and gives the user. @throws CallError; account 20004 for a wrong pair */
export async function signIn(body: Credentials): Promise<SessionUser> {
  await api().POST("/auth/sign-in/email", { body });
  return readSignedIn();
}

/** Makes an account by e-mail and signs in. @throws CallError; account 20003 when the address is taken */
export async function signUp(body: Credentials & { readonly name: string }): Promise<void> {
  await api().POST("/auth/sign-up/email", { body });
  setSignedInHint(true);
  api().tokens.clear();
}

async function readSignedIn(): Promise<SessionUser> {
  setSignedInHint(true);
  api().tokens.clear();
  const user = await dataOf(api().GET("/v2/users/me"));
  setSessionUser(user);
  return user;
}
