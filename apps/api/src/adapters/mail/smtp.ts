import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import type { Secret } from "../../secrets/secret.ts";
import { MailNotSent, type MailSender } from "./port.ts";

export interface SmtpConfig {
  /** "smtps://user:password@host:465", or "smtp://" with STARTTLS; only this machine is spoken to in clear. */
  url: Secret;
  /** Whom mail comes from: "나란 <no-reply@naran.kr>". */
  from: string;
  /** For one mail. */
  timeoutMs: number;
}

const LOCAL = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Sends e-mail over SMTP.
 * @throws TypeError for a configuration that cannot work.
 */
export function createSmtpSender({ url, from, timeoutMs }: SmtpConfig): MailSender {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1];
  if (!domain) throw new TypeError("SMTP: the sender must be an address.");
  if (!URL.canParse(url.reveal())) throw new TypeError("SMTP: not a URL.");
  const { protocol, hostname, port, username, password } = new URL(url.reveal());
  const isSecure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
    secure: isSecure,
    requireTLS: !isSecure && !LOCAL.has(hostname),
    ...(username
      ? { forceAuth: true, auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is text that we wrote: nothing in it may name a file or a page to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key, to, subject, text, html }) {
      const messageId = `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
      try {
        await transport.sendMail({ messageId, from, to, subject, text, html });
        return "sent";
      } catch (error) {
        const { code, responseCode } = readProblem(error);
        // 5xx to the receiver's address: trying again cannot help.
        if (code === "EENVELOPE" && responseCode >= 500) return "refused";
        throw new MailNotSent(`SMTP: ${code} ${responseCode || ""}`.trim());
      }
    },
  };
}

function readProblem(error: unknown): { code: string; responseCode: number } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return { code: typeof code === "string" ? code : "unknown", responseCode: Number(responseCode) || 0 };
}
