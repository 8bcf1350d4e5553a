/** A short message to a Korean mobile phone. */
export interface TextMessage {
  /** Ours, unique: the same key is never delivered twice. */
  key: string;
  /** Digits only, e.g. "01012345678". */
  to: string;
  text: string;
}

/** Sends SMS; a talk message (알림톡) channel joins this port with matching. */
export interface MessageSender {
  /** Resolves when the vendor accepted the message; throws `MessageNotSent` otherwise. */
  sendText(message: TextMessage): Promise<void>;
}

export class MessageNotSent extends Error {
  override readonly name = "MessageNotSent";
}
