import { connect } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, type MailReport } from "../app.ts";

const app = createSandbox({ portoneWebhookUrl: null, smtpPort: 0 });
beforeAll(() => app.listen({ host: "127.0.0.1", port: 0 }));
afterAll(() => app.close());
afterEach(() => app.inject({ method: "POST", url: "/sandbox/api/reset" }));

/** Sends SMTP lines one by one; returns the status codes. */
async function talk(...lines: string[]): Promise<number[]> {
  const { hostname, port } = new URL(app.mailUrl());
  const socket = connect(Number(port), hostname);
  const codes: number[] = [];
  const waiting = lines[Symbol.iterator]();
  for await (const answer of createInterface({ input: socket })) {
    if (answer[3] === "-") continue;
    codes.push(Number(answer.slice(0, 3)));
    const next = waiting.next();
    if (next.done) break;
    socket.write(`${next.value}\r\n`);
  }
  socket.destroy();
  return codes;
}

const MESSAGE = [
  "From: =?utf-8?B?64KY656A?= <no-reply@naran.test>",
  "To: parent@naran.test",
  "Subject: =?utf-8?B?67mE67CA67KI7Zi4?=",
  "Message-ID: <abc@naran.test>",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "<b>안녕하세요</b>",
  "http://localhost:3002/password/reset#token=1",
  ".",
].join("\r\n");

describe("mail server", () => {
  it("shows received mail decoded and escaped", async () => {
    const codes = await talk(
      "EHLO test",
      "MAIL FROM:<no-reply@naran.test>",
      "RCPT TO:<parent@naran.test>",
      "DATA",
      MESSAGE,
    );
    expect(codes).toEqual([220, 250, 250, 250, 354, 250]);
    const { mails } = (await app.inject("/sandbox/api/mails?to=parent@naran.test")).json<{ mails: MailReport[] }>();
    expect(mails).toEqual([
      expect.objectContaining({
        from: "no-reply@naran.test",
        to: ["parent@naran.test"],
        subject: "비밀번호",
        link: "http://localhost:3002/password/reset#token=1",
        messageId: "abc@naran.test",
      }),
    ]);
    const { body } = await app.inject("/mails");
    expect(body).toContain("&lt;b&gt;안녕하세요");
    expect(body).toContain('<a href="http://localhost:3002/password/reset#token=1">');
    expect((await app.inject("/sandbox/api/mails?to=other@naran.test")).json()).toEqual({ mails: [] });
  });

  it("refuses a mailbox that doesn't exist", async () => {
    expect(await talk("EHLO test", "MAIL FROM:<a@naran.test>", "RCPT TO:<no-mailbox@naran.test>")).toEqual([
      220, 250, 250, 550,
    ]);
  });

  it("is off by default", async () => {
    const silent = createSandbox({ portoneWebhookUrl: null });
    await silent.ready();
    expect(() => silent.mailUrl()).toThrow(/takes no e-mail/);
    await silent.close();
  });
});
