import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { deleteBillingKey } from "../portone/billing-keys.ts";
import { BROWSER_SDK } from "./browser-sdk.ts";
import { approvalRequest, decide, decisionInput, refusalOf } from "./decide.ts";
import { approvalPage, messagePage, refusedPage, walletsPage } from "./pages.ts";

/** PortOne's browser SDK with the wallets' approval windows, and the wallets' own apps. */
export function walletRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get("/v2/browser-sdk.js", (_request, reply) =>
    reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(BROWSER_SDK),
  );

  app.get("/wallets/approve", (request, reply) => {
    const asked = approvalRequest.safeParse(request.query);
    const reason = asked.success ? refusalOf(context, asked.data) : z.prettifyError(asked.error);
    if (!asked.success || reason) return page(reply.code(400), refusedPage(reason ?? ""));
    return page(reply, approvalPage(context, asked.data));
  });

  app.post("/wallets/approve", (request, reply) => {
    const input = decisionInput.safeParse(request.body);
    const reason = input.success ? refusalOf(context, input.data) : z.prettifyError(input.error);
    if (!input.success || reason) return page(reply.code(400), refusedPage(reason ?? ""));
    const { decision, mode, returnUrl } = input.data;
    const result = decide(context, input.data, decision);
    const back = new URL(returnUrl);
    if (mode === "message") {
      const nonce = randomBytes(16).toString("base64");
      return page(reply, messagePage(result, back.origin, nonce), `; script-src 'nonce-${nonce}'`);
    }
    for (const [name, value] of Object.entries(result)) back.searchParams.set(name, value);
    return reply.redirect(back.href, 303);
  });

  app.get("/wallets", (_request, reply) => page(reply, walletsPage(context)));
  app.post("/wallets/disconnect", async (request, reply) => {
    const input = z.object({ billingKey: z.string() }).safeParse(request.body);
    if (input.success) await deleteBillingKey(context, input.data.billingKey).webhook?.();
    return reply.redirect("/wallets", 303);
  });
}

/** No `form-action`: browsers apply it to every later redirect, and those lead to the product. */
function page(reply: FastifyReply, text: string, more = "") {
  return reply
    .header("content-security-policy", `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'${more}`)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(text);
}
