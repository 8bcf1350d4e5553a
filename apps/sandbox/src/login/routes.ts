import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { authorization, decide, decision, refusal } from "./authorize.ts";
import type { LoginContext } from "./context.ts";
import { consentPage, formPostPage, refusalPage } from "./pages.ts";
import { PROFILE_PATHS, PROFILE_REFUSALS, profileOf } from "./profiles.ts";
import { exchangeCode } from "./token.ts";
import { VENDOR_KEYS, VENDORS, type Vendor } from "./vendors.ts";

/** The login vendors: consent pages, tokens, profiles, each in its own wire shape below its own host name. */
export function loginRoutes(app: FastifyInstance, context: LoginContext): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  for (const vendor of VENDOR_KEYS) {
    consent(app, context, vendor);
    app.post(VENDORS[vendor].token, (request, reply) => {
      const { status, body } = exchangeCode(context, vendor, formOf(request.body));
      return reply.code(status).header("cache-control", "no-store").send(body);
    });
    if (vendor !== "apple") profile(app, context, vendor);
  }
  app.get("/appleid.apple.com/auth/keys", () => context.idTokens.jwks());
}

function consent(app: FastifyInstance, context: LoginContext, vendor: Vendor): void {
  app.get(VENDORS[vendor].authorize, (request, reply) => {
    const asked = authorization.safeParse(request.query);
    const reason = asked.success ? refusal(context, vendor, asked.data) : z.prettifyError(asked.error);
    if (!asked.success || reason) return page(reply.code(400), refusalPage(vendor, reason ?? ""));
    return page(reply, consentPage(vendor, asked.data, context.people.list(vendor)));
  });

  app.post(VENDORS[vendor].authorize, (request, reply) => {
    const input = decision.safeParse(Object.fromEntries(formOf(request.body)));
    const reason = input.success ? refusal(context, vendor, input.data) : z.prettifyError(input.error);
    if (!input.success || reason) return page(reply.code(400), refusalPage(vendor, reason ?? ""));
    const answer = decide(context, vendor, input.data);
    const { redirect_uri, response_mode } = input.data;
    if (response_mode === "form_post") {
      const nonce = randomBytes(16).toString("base64");
      return page(reply, formPostPage(redirect_uri, answer, nonce), `; script-src 'nonce-${nonce}'`);
    }
    const back = new URL(redirect_uri);
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    return reply.redirect(back.href, 302);
  });
}

function profile(app: FastifyInstance, context: LoginContext, vendor: Exclude<Vendor, "apple">): void {
  app.get(PROFILE_PATHS[vendor], (request, reply) => {
    const grant = context.grants.readToken(vendor, request.headers.authorization);
    const person = grant && context.people.find(vendor, grant.number);
    if (!grant || !person) return reply.code(PROFILE_REFUSALS[vendor].status).send(PROFILE_REFUSALS[vendor].body);
    return reply.send(profileOf(vendor, person, grant));
  });
}

const formOf = (body: unknown): URLSearchParams => (body instanceof URLSearchParams ? body : new URLSearchParams());

/** No `form-action`: browsers apply it to every later redirect, and those lead to the product. */
function page(reply: FastifyReply, text: string, more = "") {
  return reply
    .header("content-security-policy", `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'${more}`)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(text);
}
