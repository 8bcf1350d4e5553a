import { searchPattern } from "../text/search-pattern.ts";
import { NICKNAMES } from "./university-nicknames.ts";

const SHORT_FORMS = [
  ["여자대학교", "여대"],
  ["교육대학교", "교대"],
  ["과학기술대학교", "과기대"],
  ["공과대학교", "공대"],
  ["외국어대학교", "외대"],
  ["대학교", "대"],
] as const;

/** "서울교육대학교" as people say it: "서울교대". */
function shortNameOf(name: string): string {
  const [long, short] = SHORT_FORMS.find(([ending]) => name.endsWith(ending)) ?? ["", ""];
  return long ? name.slice(0, -long.length) + short : name;
}

/** How near a name is to what was typed, 0 the nearest; null when it is something else. */
function distance(name: string, text: string): number | null {
  const names = [name.toLowerCase(), shortNameOf(name)];
  const nicknames = NICKNAMES[name] ?? [];
  if (nicknames.includes(text) || names.includes(text)) return 0;
  // Consonants alone mean much: only where a name begins.
  const furthest = /^[ㄱ-ㅎ]+$/.test(text) ? 0 : Number.POSITIVE_INFINITY;
  const places = names
    .map((each) => each.search(searchPattern(text)))
    .filter((place) => place >= 0 && place <= furthest);
  if (places.length > 0) return 1 + Math.min(...places);
  return nicknames.some((each) => each.startsWith(text)) ? 1 : null;
}

/**
 * Universities that somebody may mean: by a part of the name, the short form ("서울교대"), what people call it ("고대", "카이스트",
 * "KAIST") or as `searchPattern` says. What fits exactly comes first, then where the text stands further in front.
 */
export function findUniversities<University extends { readonly name: string }>(
  universities: readonly University[],
  text: string,
): University[] {
  const wanted = text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  if (wanted === "") return [];
  return universities
    .flatMap((university) => {
      const far = distance(university.name, wanted);
      return far === null ? [] : [{ university, far }];
    })
    .sort((a, b) => a.far - b.far || a.university.name.localeCompare(b.university.name, "ko"))
    .map(({ university }) => university);
}
