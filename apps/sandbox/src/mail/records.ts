/** An e-mail as somebody's mail program would show it. */
export interface StoredMail {
  /** Counts up from 1. */
  id: number;
  from: string;
  /** Everybody it was delivered to, as the SMTP envelope says. */
  to: string[];
  subject: string;
  text: string;
  /** The Message-ID header, without angle brackets. */
  messageId: string | null;
  receivedAt: Date;
}
