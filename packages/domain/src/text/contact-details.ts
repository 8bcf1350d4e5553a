const DIGIT = "[\\d공영일이삼사오육륙칠팔구]";
/** A Korean mobile number, however its digits are parted, also in words; not the end of a longer one. */
const MOBILE = new RegExp(
  `(?<!\\d)(?:\\+?82|[0공영])[-.\\s]*[1일][-.\\s]*[016-9공영일육륙칠팔구](?:[-.\\s]*${DIGIT}){7,8}(?!\\d)`,
);
/** A landline or an internet number, in its usual groups. */
const LANDLINE = /(?<!\d)\(?0(?:2|[3-6]\d|[57]0\d?)\)?[-.\s]?\d{3,4}[-.\s]\d{4}(?!\d)/;
const EMAIL = /[\w.+-]+\s*(?:@|골뱅이|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|닷|점)\s*[a-z]+/i;
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

const DETAILS = [MOBILE, LANDLINE, EMAIL, MESSENGER_LINK, MESSENGER_ID, MESSENGER_HANDLE];

/**
 * Tells whether a text holds what reaches a person outside the service: a phone number (digits or words), an e-mail address, the
 * address or the id of a messenger. A messenger's name alone is none.
 */
export function hasContactDetails(text: string): boolean {
  const read = text.normalize("NFKC");
  return DETAILS.some((form) => form.test(read));
}

/** A way to talk elsewhere, by its name alone; "라인" is left out, since lines are drawn in lessons. */
const CHANNEL =
  /오픈\s*(?:채팅|챗|카톡|톡)|카카오\s*톡|카\s*톡|텔레그램|텔레\s*그램|인스타|디스코드|디엠|(?<![a-z])dm(?![a-z])|kakao|telegram|instagram|discord|what'?s\s?app|왓츠\s*앱/i;
const HANDLE = /(?<![\w.])@[\w.]{3,}/;
const ID = /(?:아이디|(?<![a-z])id)\s*(?:는|은)?\s*[:=]?\s*@?[a-z][\w.-]{3,}/i;
const ADDRESS =
  /https?:\/\/|(?<![\w.])www\.|(?<![\w.])[a-z\d-]+\.(?:com|net|org|kr|me|io|gg|ly|be|link|page|site)(?![a-z])/i;
const PUBLISHED = [CHANNEL, HANDLE, ID, ADDRESS];

/**
 * The stricter reading for a text that strangers read: besides contact details, no messenger is named, no @handle, id or web
 * address stands in it.
 */
export function hasPublishedContact(text: string): boolean {
  const read = text.normalize("NFKC");
  return hasContactDetails(read) || PUBLISHED.some((form) => form.test(read));
}

const HIDDEN = "(연락처 가림)";

/** A text of before it was refused, for a reader outside: each word that leads elsewhere is hidden. */
export function hideContacts(text: string): string {
  if (!hasPublishedContact(text)) return text;
  const read = text.normalize("NFKC");
  const found = [...DETAILS, ...PUBLISHED].flatMap((form) => [...read.matchAll(new RegExp(form, `${form.flags}g`))]);
  const isHidden = (from: number, until: number) =>
    found.some(({ 0: { length }, index }) => index < until && index + length > from);
  return read
    .replace(/\S+/g, (word, at: number) => (isHidden(at, at + word.length) ? HIDDEN : word))
    .replaceAll(/(\(연락처 가림\))(?:\s+\1)+/g, "$1");
}

export const DETAILS_REFUSED = "연락처는 적을 수 없어요. 필요한 이야기는 메시지로 나눠 주세요.";

/** Why a text that tutor and family write for each other is refused for what it holds; null without contact details. */
export const detailsProblem = (text: string): string | null => (hasContactDetails(text) ? DETAILS_REFUSED : null);

export const CONTACT_REFUSED = "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요.";

/** Why a text that strangers read is refused for what it holds; null when nothing in it leads outside. */
export const contactProblem = (text: string): string | null => (hasPublishedContact(text) ? CONTACT_REFUSED : null);
