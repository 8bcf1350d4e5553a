import type { AddressInfo } from "node:net";
import { text as readAll } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { SandboxContext } from "../context.ts";

const HOST = "127.0.0.1";
const MAX_BYTES = 1024 * 1024;
/** A recipient with this local part is refused permanently, as a mailbox that doesn't exist. */
const NO_MAILBOX = /^no-mailbox@/;

export interface MailServer {
  /** @returns the server's address, e.g. "smtp://127.0.0.1:4011". Rejects when the port is in use. */
  start(port: number): Promise<string>;
  stop(): Promise<void>;
}

/** Receives e-mail over SMTP and only shows it at `/mails`. It needs no TLS and no log-in because it listens on 127.0.0.1 only. */
export function createMailServer(context: SandboxContext): MailServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    size: MAX_BYTES,
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(NO_MAILBOX.test(address) ? refusal(550, "No such mailbox") : null),
    onData: (stream, session, done) => {
      store(context, stream, session).then(
        () => done(),
        () => done(refusal(554, "Not a message")),
      );
    },
  });
  let isListening = false;
  return {
    start: (port) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, HOST, () => {
          isListening = true;
          server.off("error", reject);
          // A client may disconnect in the middle of a session.
          server.on("error", () => {});
          resolve(`smtp://${HOST}:${(server.server.address() as AddressInfo).port}`);
        });
      }),
    stop: async () => {
      if (!isListening) return;
      isListening = false;
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function store(context: SandboxContext, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const mail = await PostalMime.parse(await readAll(stream));
  context.mails.push({
    id: (context.mails.at(-1)?.id ?? 0) + 1,
    from: mail.from?.address ?? "",
    to: session.envelope.rcptTo.map(({ address }) => address),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    messageId: mail.messageId?.replace(/^<|>$/g, "") ?? null,
    receivedAt: new Date(),
  });
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
