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
  const letters = [...text.normalize("NFC").replace(/[\s\p{Cf}]/gu, "")];
  return letters
    .map((letter, at) => syllablesOf(letter) ?? (at === letters.length - 1 ? begun(letter) : escaped(letter)))
    .join("\\s*");
}
