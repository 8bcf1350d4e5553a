import { createServer } from "node:net";
import { createSandbox, type MailReport } from "@app/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Secret } from "../../secrets/secret.ts";
import { MailNotSent } from "./port.ts";
import { createSmtpSender, type SmtpConfig } from "./smtp.ts";

const sandbox = createSandbox({ portoneWebhookUrl: null, smtpPort: 0 });
let config: SmtpConfig;
beforeAll(async () => {
  await sandbox.listen({ host: "127.0.0.1", port: 0 });
  config = { url: new Secret(sandbox.mailUrl()), from: "나란 <no-reply@naran.test>", timeoutMs: 2_000 };
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.inject({ method: "POST", url: "/sandbox/api/reset" }));

const mail = {
  key: "mail:1",
  to: "parent@naran.test",
  subject: "비밀번호를 다시 정해 주세요",
  text: "http://localhost:3002/password/reset#token=abc.def",
  html: "<p>안녕하세요</p>",
};
const inbox = async () => (await sandbox.inject("/sandbox/api/mails")).json<{ mails: MailReport[] }>().mails;

describe("SMTP adapter against the sandbox", () => {
  it("sends Korean text, from us, with an id that a repetition shares", async () => {
    expect(await createSmtpSender(config).send(mail)).toBe("sent");
    expect(await createSmtpSender(config).send(mail)).toBe("sent");
    const [second, first] = await inbox();
    expect(first).toMatchObject({ to: [mail.to], from: "no-reply@naran.test", subject: mail.subject, link: mail.text });
    expect(first?.messageId).toMatch(/^[0-9a-f]{32}@naran\.test$/);
    expect(second?.messageId).toBe(first?.messageId);
  });

  it("says that a mailbox doesn't exist, for good", async () => {
    expect(await createSmtpSender(config).send({ ...mail, to: "no-mailbox@naran.test" })).toBe("refused");
    expect(await inbox()).toEqual([]);
  });

  it("a subject cannot add a header or a receiver", async () => {
    await createSmtpSender(config).send({ ...mail, subject: "하나\r\nBcc: other@naran.test" });
    const [taken] = await inbox();
    expect(taken?.to).toEqual([mail.to]);
    expect(taken?.subject).toContain("하나");
  });

  it.each([
    ["nobody listens", () => "smtp://127.0.0.1:1"],
    ["the server asks for a log-in it refuses", () => sandbox.mailUrl().replace("//", "//user:pass@")],
  ])("may be tried again, and names nobody: %s", async (_name, url) => {
    const error = await createSmtpSender({ ...config, url: new Secret(url()) })
      .send(mail)
      .catch((one: unknown) => one);
    expect(error).toBeInstanceOf(MailNotSent);
    expect(String(error)).not.toMatch(/parent@|127\.0\.0\.1|token/);
  });

  it("a server that never answers is given up", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : 0;
    const sender = createSmtpSender({ ...config, url: new Secret(`smtp://127.0.0.1:${port}`), timeoutMs: 100 });
    await expect(sender.send(mail)).rejects.toThrow(MailNotSent);
    await new Promise((resolve) => silent.close(resolve));
  });

  it("a mail server that isn't on this machine hears nothing without TLS", async () => {
    let heard = "";
    const plain = createServer((socket) => {
      socket.write("220 plain\r\n");
      socket.on("data", (chunk) => {
        heard += chunk;
        socket.write(`${/^EHLO/.test(String(chunk)) ? "250" : "502"} plain\r\n`);
      });
    });
    // Any address but the three names of this machine counts as elsewhere.
    await new Promise<void>((resolve) => plain.listen(0, "127.0.0.2", resolve));
    const address = plain.address();
    const port = typeof address === "object" ? address?.port : 0;
    const sender = createSmtpSender({ ...config, url: new Secret(`smtp://127.0.0.2:${port}`) });
    await expect(sender.send(mail)).rejects.toThrow("ETLS");
    expect(heard).not.toMatch(/MAIL FROM|naran\.test/);
    await new Promise((resolve) => plain.close(resolve));
  });

  it("the configuration is checked", () => {
    expect(() => createSmtpSender({ ...config, from: "나란" })).toThrow(/sender/);
    expect(() => createSmtpSender({ ...config, url: new Secret("mail") })).toThrow(/URL/);
  });
});
