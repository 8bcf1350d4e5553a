/** A short message to a Korean mobile phone. */
export interface TextMessage {
  /** Ours, unique: the same key is never delivered twice. */
  key: string;
  /** Digits only, e.g. "01012345678". */
  to: string;
  text: string;
}

/** A KakaoTalk message (알림톡) by a template that the vendor has approved; `text` is the template with its variables filled in. */
export interface TalkMessage extends TextMessage {
  template: TalkTemplate;
  variables: Readonly<Record<string, string>>;
}

export const TALK_TEMPLATES = ["TUTOR_PROPOSAL"] as const;
export type TalkTemplate = (typeof TALK_TEMPLATES)[number];

/** Sends messages to phones. */
export interface MessageSender {
  /** Resolves when the vendor accepted the message; throws `MessageNotSent` otherwise. */
  sendTalk(message: TalkMessage): Promise<void>;
  /** Resolves when the vendor accepted the message; throws `MessageNotSent` otherwise. */
  sendText(message: TextMessage): Promise<void>;
}

export class MessageNotSent extends Error {
  override readonly name = "MessageNotSent";
}
