import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SandboxContext } from "../context.ts";
import { participationsPage } from "../firestore/participations-page.ts";
import { html } from "../layout/html.ts";
import { layout } from "../layout/layout.ts";
import { conversionsPage } from "../meta/conversions-page.ts";
import { cardsPage } from "./cards-page.ts";
import { inboxPage } from "./inbox-page.ts";
import { indexPage } from "./index-page.ts";
import { mailsPage } from "./mails-page.ts";
import { openAs } from "./open-as.ts";
import { paymentsPage } from "./payments-page.ts";
import { receiptPage } from "./receipt-page.ts";
import { roomPage } from "./room-page.ts";
import { isStorePlatform, storePage } from "./store-page.ts";

/** The HTML pages: no script, no external resource. */
export function pageRoutes(app: FastifyInstance, context: SandboxContext): void {
  const send = (reply: FastifyReply, page: string, status = 200) =>
    reply
      .code(status)
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      )
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(page);

  app.get("/", (_request, reply) => send(reply, indexPage()));
  app.get("/inbox", (request: FastifyRequest<{ Querystring: { auto?: string } }>, reply) =>
    send(reply, inboxPage(context, request.query.auto === "1")),
  );
  app.get("/inbox/:messageId/open", async (request: FastifyRequest<{ Params: { messageId: string } }>, reply) => {
    const opened = await openAs(context, request.params.messageId);
    if (opened) return reply.header("set-cookie", opened.cookies).redirect(opened.link, 302);
    return send(reply, layout({ title: "받은 문자", path: "/inbox", body: html`<h1>그런 제안은 없어요</h1>` }), 404);
  });
  app.get("/mails", (_request, reply) => send(reply, mailsPage(context)));
  app.get("/participations", (_request, reply) => send(reply, participationsPage(context)));
  app.get("/conversions", (_request, reply) => send(reply, conversionsPage(context)));
  app.get("/cards", (_request, reply) => send(reply, cardsPage()));
  app.get("/charges", (_request, reply) => send(reply, paymentsPage(context)));
  app.get("/rooms/:lessonId", (request: FastifyRequest<{ Params: { lessonId: string } }>, reply) =>
    send(reply, roomPage(request.params.lessonId, classesOf(request.headers.referer))),
  );
  app.get("/stores/:platform", (request: FastifyRequest<{ Params: { platform: string } }>, reply) => {
    const { platform } = request.params;
    if (isStorePlatform(platform)) return send(reply, storePage(platform));
    const body = html`<h1>그런 앱 마켓은 없어요</h1>`;
    return send(reply, layout({ title: "앱 마켓", path: "/stores", body }), 404);
  });
  app.get("/receipts/:paymentId", (request: FastifyRequest<{ Params: { paymentId: string } }>, reply) => {
    const payment = context.payments.get(request.params.paymentId);
    if (payment !== undefined) return send(reply, receiptPage(payment));
    const body = html`<h1>영수증을 찾을 수 없어요</h1><p class="lead">샌드박스를 다시 켜면 이전 결제는 사라져요.</p>`;
    return send(reply, layout({ title: "영수증", path: "/receipts", body }), 404);
  });
}

/** Both sites list the classes at the same path; a browser names the site that it came from. */
function classesOf(referer: string | undefined): string | null {
  return referer !== undefined && URL.canParse(referer) ? new URL("/myclass", referer).href : null;
}
