const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINAL_CONSONANTS = 28;
/** Digits whose Korean name ends in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const CLOSED_DIGITS = "013678";

/**
 * Puts the right particle behind a word: `closed` (이, 은, 을, 과) when it ends in a consonant, `open` (가, 는, 를, 와)
 * when it ends in a vowel. A word that ends in neither a Korean syllable nor a digit is taken as open.
 */
export function withParticle(word: string, closed: string, open: string): string {
  const last = word.trimEnd().slice(-1);
  const code = last.charCodeAt(0);
  const isSyllable = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
  const isClosed = isSyllable
    ? (code - FIRST_SYLLABLE) % FINAL_CONSONANTS > 0
    : last !== "" && CLOSED_DIGITS.includes(last);
  return `${word}${isClosed ? closed : open}`;
}
