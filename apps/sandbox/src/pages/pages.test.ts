import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { AUTH, issueKey, payBody } from "../../test/support.ts";
import { createSandbox, type MessageReport, SANDBOX_DEFAULTS, TEST_CARDS } from "../app.ts";
import { escapeHtml, html } from "../layout/html.ts";

const app = createSandbox({ portoneWebhookUrl: null });
afterAll(() => app.close());

const HOSTILE = `<script>alert("인증 1234567")</script>'&`;

async function sendText(content: string, to = app): Promise<void> {
  const date = new Date().toISOString();
  const salt = `salt-${Math.random().toString(36)}-pages`;
  const signature = createHmac("sha256", SANDBOX_DEFAULTS.solapiApiSecret).update(`${date}${salt}`).digest("hex");
  await to.inject({
    method: "POST",
    url: "/messages/v4/send-many/detail",
    headers: {
      authorization: `HMAC-SHA256 apiKey=${SANDBOX_DEFAULTS.solapiApiKey}, date=${date}, salt=${salt}, signature=${signature}`,
    },
    payload: { messages: [{ to: "01012345678", from: SANDBOX_DEFAULTS.solapiSender, text: content }] },
  });
}

describe("pages", () => {
  it("have an empty state", async () => {
    expect((await app.inject("/inbox")).body).toContain("아직 받은 문자가 없어요.");
    expect((await app.inject("/charges")).body).toContain("아직 결제가 없어요.");
    expect((await app.inject("/receipts/none")).statusCode).toBe(404);
  });

  it.each(["/", "/inbox", "/mails", "/cards", "/charges", "/wallets", "/clock", "/rooms/lesson-7", "/stores/ios"])(
    "%s is Korean, has one heading and lets no script run",
    async (url) => {
      const response = await app.inject(url);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(response.body).toContain('<html lang="ko">');
      expect(response.body.match(/<h1>/g)).toHaveLength(1);
    },
  );

  it("stand in for the lesson room, with the way back to the site that led there", async () => {
    const room = (referer?: string) => app.inject({ url: "/rooms/lesson-7", headers: referer ? { referer } : {} });
    expect((await room("http://localhost:3001/")).body).toContain('href="http://localhost:3001/myclass"');
    expect((await room()).body).not.toContain("나가기");
    expect((await room("no address")).statusCode).toBe(200);
  });

  it("open a proposal as the tutor who was asked", async () => {
    const asked: unknown[] = [];
    const api = createServer(async (request, response) => {
      asked.push([request.url, request.headers.origin, JSON.parse(await text(request))]);
      response.setHeader("set-cookie", ["naran.session=1; Path=/; HttpOnly", "naran.other=2"]).end("{}");
    });
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
    const { port } = api.address() as AddressInfo;
    const own = createSandbox({ portoneWebhookUrl: `http://127.0.0.1:${port}/api/webhooks/portone` });
    const link = "http://localhost:3001/pairings/a-B_9";
    await sendText(`[나란] 새 학생이에요. ${link} 에서 답해 주세요.`, own);
    await sendText("[나란] 수업이 곧 시작해요. http://localhost:3001/myclass", own);
    const { body } = await own.inject("/inbox");
    const hrefs = [...body.matchAll(/href="(\/inbox\/[^"]+\/open)"/g)].map(([, href]) => href ?? "");
    expect(hrefs).toHaveLength(1);
    const opened = await own.inject(hrefs[0] ?? "");
    expect([opened.statusCode, opened.headers.location]).toEqual([302, link]);
    expect(opened.headers["set-cookie"]).toEqual(["naran.session=1; Path=/; HttpOnly", "naran.other=2"]);
    const login = { email: "01012345678@naran.test", password: "naran-demo-2026" };
    expect(asked).toEqual([["/api/auth/sign-in/email", "http://localhost:3001", login]]);
    expect((await own.inject("/inbox/none/open")).statusCode).toBe(404);
    await own.close();
    await new Promise((resolve) => api.close(resolve));
  });

  it("show the newest message first, with its code apart, and escape everything", async () => {
    await sendText("[나란] 인증번호는 314159이에요.");
    await sendText(HOSTILE);
    const { body } = await app.inject("/inbox");
    expect(body).toContain('<p class="code">314159</p>');
    expect(body).toContain(escapeHtml(HOSTILE));
    expect(body).not.toContain("<script");
    expect(body.indexOf("1234567")).toBeLessThan(body.indexOf("314159"));
    expect(body).not.toContain('http-equiv="refresh"');
    expect((await app.inject("/inbox?auto=1")).body).toContain('http-equiv="refresh" content="3"');
  });

  it.each([
    ["[나란] 인증번호는 0071이에요.", "0071"],
    ["[나란] 인증번호 [482913] 3분 안에 입력해 주세요.", "482913"],
    ["[나란] 인증번호 [482913] 3분 안에 입력해 주세요.\n@localhost #482913", "482913"],
    ["482913을 입력해 주세요.", "482913"],
    ["결제 금액 1,386,000원 http://localhost:3000/enroll/482913", null],
    ["문의 02-1599-0000, 주문 20261120482913", null],
  ])("find the code in %j", async (text, code) => {
    await sendText(text);
    const { messages } = (await app.inject("/sandbox/api/messages")).json<{ messages: MessageReport[] }>();
    expect(messages[0]?.code).toBe(code);
  });

  it("show every card, and payments with their counts and receipt", async () => {
    const cards = (await app.inject("/cards")).body;
    for (const { number, meaning } of TEST_CARDS) {
      expect(cards).toContain(number.match(/.{4}/g)?.join(" "));
      expect(cards).toContain(meaning);
    }
    const payload = { ...payBody(await issueKey(app, "paid"), 462_000), orderName: HOSTILE };
    await app.inject({ method: "POST", url: "/payments/p1/billing-key", headers: AUTH, payload });
    for (const url of ["/charges", "/receipts/p1"]) {
      const { body } = await app.inject(url);
      expect(body).toContain("462,000원");
      expect(body).toContain(escapeHtml(HOSTILE));
      expect(body).not.toContain("<script");
    }
  });

  it("html escapes values but not its own results", () => {
    expect(html`<p>${"<b>"}${html`<i>${"&"}</i>`}${null}${3}${[html`<u></u>`]}</p>`.text).toBe(
      "<p>&lt;b&gt;<i>&amp;</i>3<u></u></p>",
    );
  });
});
