const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
/** Final consonants in the order of Unicode, each as the consonants that it is typed with. */
const FINALS =
  " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ");
const FIRST = 0xac00;
const PER_INITIAL = 588;
const PER_VOWEL = 28;

const range = (from: number, count: number): string =>
  `[${String.fromCharCode(from)}-${String.fromCharCode(from + count - 1)}]`;

/** Syllables that begin with a consonant; null for a letter that is none. */
function syllablesOf(letter: string): string | null {
  const initial = INITIALS.indexOf(letter);
  return initial < 0 ? null : range(FIRST + initial * PER_INITIAL, PER_INITIAL);
}

/** What a last syllable may become: "서" is also the beginning of "설", and "섯" that of "서시". */
function begun(letter: string): string {
  const code = letter.charCodeAt(0);
  if (!/[가-힣]/.test(letter)) return escaped(letter);
  const final = (code - FIRST) % PER_VOWEL;
  if (final === 0) return range(code, PER_VOWEL);
  const typed = FINALS[final] ?? "";
  const kept = String.fromCharCode(code - final + Math.max(0, FINALS.indexOf(typed.slice(0, -1))));
  return `(${letter}|${kept}${syllablesOf(typed.slice(-1))})`;
}

const escaped = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&");

/**
 * A regular expression, of JavaScript and of PostgreSQL, for texts that a search may mean: letters composed or not, with
 * or without spaces, the first consonants alone ("ㅅㅇㄷ"), and a last syllable that is still being typed.
 *
 * @example new RegExp(searchPattern("서우"), "i").test("서울대학교"); // true
 */
export function searchPattern(text: string): string {
  return meantBy([...text.normalize("NFC").replace(/[\s\p{Cf}]/gu, "")]).join("\\s*");
}

const meantBy = (letters: readonly string[]): string[] =>
  letters.map((letter, at) => syllablesOf(letter) ?? (at === letters.length - 1 ? begun(letter) : escaped(letter)));

/** Texts that begin as one that is still being typed, for an index in the order of Unicode. */
export interface TypedBeginning {
  /** The first text that it may be. */
  readonly from: string;
  /** The first text after all that it may be. */
  readonly to: string;
  /** What those between have to match: a regular expression as `searchPattern`. */
  readonly pattern: string;
}

/**
 * Which texts may have been meant by the beginning of one, as `searchPattern` reads it, but with its spaces.
 * @param text at least one letter, in NFC
 *
 * @example typedBeginning("김ㅎ"); // { from: "김하", to: "김힤", pattern: "^김[하-힣]" }
 */
export function typedBeginning(text: string): TypedBeginning {
  const letters = [...text];
  const open = letters.findIndex((letter, at) => at === letters.length - 1 || INITIALS.includes(letter));
  const before = letters.slice(0, open).join("");
  const [from, to] = spanOf(letters[open] ?? "");
  return { from: before + from, to: before + to, pattern: `^${meantBy(letters).join("")}` };
}

/** Where the letters stand that one may become; the last of Unicode follows what is no syllable. */
function spanOf(letter: string): [from: string, to: string] {
  const initial = INITIALS.indexOf(letter);
  const code = letter.charCodeAt(0);
  const isSyllable = /^[가-힣]$/.test(letter);
  if (letter === "" || (initial < 0 && !isSyllable)) return [letter, `${letter}\u{10ffff}`];
  const from = isSyllable ? code - ((code - FIRST) % PER_VOWEL) : FIRST + initial * PER_INITIAL;
  return [String.fromCharCode(from), String.fromCharCode(from + (isSyllable ? PER_VOWEL : PER_INITIAL))];
}
