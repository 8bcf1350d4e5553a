/** Dashes of every width, blanks, control and format characters, and what is never drawn (a Hangul filler, say). */
const UNREAD = /[\p{Dash_Punctuation}\u2212\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The form in which codes of coupons and referrals are compared: in capitals, of one width, composed, and without hyphens, blanks
 * and invisible characters. Two codes are the same code when their keys are equal. The key of a key is itself.
 * @returns empty for a text in which nothing can be read
 */
export function benefitCodeKey(text: string): string {
  // Taking characters out or making capitals may leave parts that belong together.
  return text.normalize("NFKC").replace(UNREAD, "").toUpperCase().normalize("NFKC").replace(UNREAD, "");
}
