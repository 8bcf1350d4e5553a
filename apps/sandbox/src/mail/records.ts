/** A received e-mail, decoded. */
export interface StoredMail {
  /** Counts up from 1. */
  id: number;
  from: string;
  /** The recipients of the SMTP envelope. */
  to: string[];
  subject: string;
  text: string;
  /** The Message-ID header, without angle brackets. */
  messageId: string | null;
  receivedAt: Date;
}
