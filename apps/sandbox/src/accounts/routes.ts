import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import { accountsPage, BANK_NAMES } from "./accounts-page.ts";
import { accountKey, type BankAccount } from "./bank-accounts.ts";

const account = z.object({
  bank: z.string().refine((bank) => bank in BANK_NAMES),
  number: z
    .string()
    .overwrite((text) => text.replace(/[\s-]/g, ""))
    .regex(/^\d{10,16}$/),
  holderName: z.string().trim().min(1).max(40),
});

/** The accounts that the banks know, with a form for another one; tests open theirs by JSON. */
export function accountRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  /** Or gives it another holder. */
  const open = (opened: BankAccount) => context.bankAccounts.set(accountKey(opened), opened);

  app.get("/accounts", (_request, reply) => page(reply, accountsPage(context, null)));
  app.post("/accounts", (request, reply) => {
    const { origin, host } = request.headers;
    if (origin && origin !== `http://${host}`)
      return reply.code(403).send({ message: "다른 사이트에서는 만들 수 없어요." });
    const opened = account.safeParse(request.body);
    if (!opened.success) return page(reply, accountsPage(context, "은행, 숫자 10~16자리, 예금주를 적어 주세요."), 400);
    open(opened.data);
    return page(reply, accountsPage(context, "계좌를 만들었어요."));
  });
  app.post("/sandbox/api/bank-accounts", (request, reply) => {
    const opened = account.safeParse(request.body);
    if (!opened.success) return reply.code(400).send({ message: z.prettifyError(opened.error) });
    open(opened.data);
    return reply.send(opened.data);
  });
}

function page(reply: FastifyReply, text: string, status = 200) {
  return reply
    .code(status)
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'",
    )
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(text);
}
