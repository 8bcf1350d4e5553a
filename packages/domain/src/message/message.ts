import { hasContactDetails } from "../text/contact-details.ts";

/** The most characters of one message. */
export const MESSAGE_LENGTH = 1000;

/** The largest picture of a message, in bytes. */
export const PICTURE_MAX_BYTES = 5_000_000;

/** What a picture of a message may be. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The two sides of a class: who pays for it, and who teaches. */
export const CLASS_SIDES = ["BUYER", "TUTOR"] as const;
export type ClassSide = (typeof CLASS_SIDES)[number];

const NO_CONTACT = "연락처는 보낼 수 없어요. 필요한 이야기는 여기에서 나눠 주세요.";

/**
 * Checks a message before it is sent: text, a picture, or both; up to 1,000 characters; without a phone number, an e-mail address
 * or a messenger.
 *
 * @returns the sentence for its field, or null
 */
export function messageProblem(text: string, hasPicture = false): string | null {
  const { length } = text.trim();
  if (length === 0 && !hasPicture) return "보낼 말을 적어 주세요.";
  if (length > MESSAGE_LENGTH) return `1,000자까지 보낼 수 있어요. ${length - MESSAGE_LENGTH}자를 줄여 주세요.`;
  return hasContactDetails(text) ? NO_CONTACT : null;
}
