import { z } from "zod";
import type { LoginContext } from "./context.ts";
import { VENDORS, type Vendor } from "./vendors.ts";

export const authorization = z.object({
  client_id: z.string().min(1),
  redirect_uri: z.url(),
  response_type: z.literal("code"),
  state: z.string().min(1),
  scope: z.string().default(""),
  nonce: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.literal("S256").optional(),
  response_mode: z.enum(["query", "form_post"]).default("query"),
});
export type Authorization = z.infer<typeof authorization>;

export const decision = authorization.extend({
  decision: z.enum(["accept", "cancel"]),
  person: z.string().default("new"),
  name: z.string().max(40).default(""),
  email: z.union([z.email(), z.literal("")]).default(""),
  shareEmail: z.literal("on").optional(),
});
export type Decision = z.infer<typeof decision>;

/** The reason for which the vendor refuses the request before it asks for consent; null when it accepts. */
export function refusal({ clients }: LoginContext, vendor: Vendor, asked: Authorization): string | null {
  if (asked.client_id !== clients[vendor].clientId) return "client_id가 등록되지 않았어요.";
  const { hostname } = new URL(asked.redirect_uri);
  if (hostname !== "localhost" && hostname !== "127.0.0.1") return "redirect_uri는 이 컴퓨터여야 해요.";
  if (vendor === "apple" && asked.scope && asked.response_mode !== "form_post") {
    return "Apple은 scope가 있으면 response_mode=form_post만 받아요.";
  }
  return null;
}

/** The parameters of the redirect back to the product, by the vendor's own names. */
export function decide(context: LoginContext, vendor: Vendor, input: Decision): Record<string, string> {
  const { state } = input;
  if (input.decision === "cancel") return { ...VENDORS[vendor].cancelled, state };
  const chosen = context.people.find(vendor, Number(input.person));
  const person = chosen ?? context.people.add(vendor, input.name.trim(), input.email);
  const sharesEmail = input.shareEmail === "on" || !VENDORS[vendor].canKeepEmail;
  const code = context.grants.issueCode({
    vendor,
    number: person.number,
    sharesEmail,
    redirectUri: input.redirect_uri,
    nonce: input.nonce ?? null,
    codeChallenge: input.code_challenge ?? null,
  });
  const isFirst = context.people.isFirstConsent(vendor, person.number);
  if (vendor !== "apple" || !isFirst) return { code, state };
  const name = { firstName: person.name.slice(1), lastName: person.name.slice(0, 1) };
  return { code, state, user: JSON.stringify({ name, ...(sharesEmail ? { email: person.email } : {}) }) };
}
