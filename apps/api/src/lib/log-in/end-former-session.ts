import type { GenericEndpointContext } from "better-auth";

/**
 * A browser has one session (ASVS 7.2.4). A new log-in ends the session that the cookie still names, of any account.
 * Once the cookie is replaced, no request could end it.
 */
export async function endFormerSession(
  { token }: { token: string },
  call: GenericEndpointContext | null,
): Promise<void> {
  if (!call) return;
  const { authCookies, internalAdapter, secret } = call.context;
  const former = await call.getSignedCookie(authCookies.sessionToken.name, secret);
  if (former && former !== token) await internalAdapter.deleteSession(former);
}
