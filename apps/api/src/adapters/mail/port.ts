/** An e-mail to one person. */
export interface Mail {
  /** Ours, unique: it makes the Message-ID, by which mail programs show a repeated one once. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends e-mail. */
export interface MailSender {
  /**
   * @returns "refused" when the mail server will never take it (no such mailbox)
   * @throws MailNotSent when it may be tried again
   */
  send(mail: Mail): Promise<"sent" | "refused">;
}

/** Nobody can say whether it went out. Its text never holds an address. */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
}
