import type { GenericEndpointContext } from "better-auth";

/**
 * A browser has one session: a new log-in ends the one that its cookie still names, whosever it is (ASVS 7.2.4). Its cookie
 * is replaced, so that nobody could end it any more.
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
