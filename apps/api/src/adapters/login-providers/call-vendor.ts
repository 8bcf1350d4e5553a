import { z } from "zod";
import { type CodeExchange, SocialLoginError, type SocialTokens } from "./port.ts";

/** How vendors are reached. */
export interface VendorReach {
  /** The sandbox serves each vendor below its host name; null reaches the vendors themselves. */
  sandboxUrl: string | null;
  timeoutMs: number;
}

/** A vendor's address, or the same one in the sandbox. */
export function vendorUrl({ sandboxUrl }: VendorReach, address: string): string {
  const url = new URL(address);
  return sandboxUrl ? `${sandboxUrl}/${url.host}${url.pathname}` : address;
}

/** Calls a vendor and reads its JSON. @throws SocialLoginError for a refusal or an answer of another shape */
export async function callVendor<T>(reach: VendorReach, url: string, init: RequestInit, answer: z.ZodType<T>) {
  const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(reach.timeoutMs) });
  const body: unknown = await response.json().catch(() => null);
  const read = answer.safeParse(body);
  // What the vendor wrote may name the person; the address and the status are enough to look for it.
  if (!response.ok || !read.success) {
    throw new SocialLoginError(`${new URL(url).pathname} answered ${response.status}`);
  }
  return read.data;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });

/** The exchange of a code as OAuth 2 has it, with the client's secret in the body. */
export async function exchangeCode(
  reach: VendorReach,
  tokenUrl: string,
  client: { clientId: string; clientSecret: string },
  { code, redirectUri, codeVerifier }: CodeExchange,
): Promise<SocialTokens> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: client.clientId,
    client_secret: client.clientSecret,
    ...(codeVerifier ? { code_verifier: codeVerifier } : {}),
  });
  const init = { method: "POST", body, headers: { accept: "application/json" } };
  const answer = await callVendor(reach, tokenUrl, init, tokenAnswer);
  return { accessToken: answer.access_token, idToken: answer.id_token ?? null };
}

export const bearer = ({ accessToken }: SocialTokens): RequestInit => ({
  headers: { authorization: `Bearer ${accessToken}`, accept: "application/json" },
});
