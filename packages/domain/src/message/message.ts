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

/** A Korean number, however its digits are parted; not the end of a longer one. */
const PHONE = /(?<!\d)(?:\+?82|0)[-.\s]*1[-.\s]*[016-9](?:[-.\s]*\d){7,8}(?!\d)/;
const EMAIL = /[\w.+-]+@[\w-]+\.\w+/;
const MESSENGER_LINK =
  /(?:open\.kakao|pf\.kakao|kakao\.me|line\.me|t\.me|wa\.me|m\.me|discord\.gg|instagram)\.?\w*\/[\w@./-]+/i;
const MESSENGER =
  "(?:카카오톡|카카오|카톡|라인|텔레그램|인스타(?:그램)?|디스코드|kakao(?:talk)?|telegram|insta(?:gram)?|\\bline)";
/** A messenger with an id that is called one, or stands behind a sign. "line graph" and "라인 segment" are lessons. */
const MESSENGER_ID = new RegExp(
  `${MESSENGER}\\s*(?:(?:아이디|id)(?:는|은)?\\s*[:=@]?|@|[:=]\\s*@?)\\s*@?[a-z][\\w.-]{3,}`,
  "i",
);
/** A messenger with what no word looks like: letters joined with digits, dots or lines. */
const MESSENGER_HANDLE = new RegExp(`${MESSENGER}[은는]?\\s*@?[a-z]+(?:[_.]|-?\\d)[\\w.-]*\\w`, "i");

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
  return [PHONE, EMAIL, MESSENGER_LINK, MESSENGER_ID, MESSENGER_HANDLE].some((form) => form.test(text))
    ? NO_CONTACT
    : null;
}
