const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINAL_CONSONANTS = 28;
/** Digits whose Korean name ends in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const CLOSED_DIGITS = "013678";
/** ㄹ among the final consonants, and the digits whose name ends in it: 일, 칠, 팔. 으로 treats it as a vowel. */
const FINAL_RIEUL = 8;
const RIEUL_DIGITS = "178";

/**
 * Puts the right particle behind a word: `closed` (이, 은, 을, 과, 으로) when it ends in a consonant, `open` (가, 는, 를,
 * 와, 로) when it ends in a vowel; behind ㄹ it is 로. A word that ends in neither a Korean syllable nor a digit is taken as open.
 */
export function withParticle(word: string, closed: string, open: string): string {
  const last = word.trimEnd().slice(-1);
  const code = last.charCodeAt(0);
  const isSyllable = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
  const final = (code - FIRST_SYLLABLE) % FINAL_CONSONANTS;
  const isClosed = isSyllable ? final > 0 : last !== "" && CLOSED_DIGITS.includes(last);
  const isRieul = isSyllable ? final === FINAL_RIEUL : last !== "" && RIEUL_DIGITS.includes(last);
  return `${word}${isClosed && !(isRieul && closed === "으로") ? closed : open}`;
}
