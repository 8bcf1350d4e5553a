const BACKGROUNDS = ["pine-100", "apricot-100", "sand-200", "pine-200", "sand-300"] as const;
const SKINS = ["#F6D3B8", "#F0C6A6", "#F9DCC6", "#EBBB98"] as const;
const HAIRS = ["#2B2421", "#3A2C25", "#1F1D1E", "#54392B"] as const;
const TOPS = ["pine-600", "sand-800", "apricot-400", "white", "pine-400", "apricot-600"] as const;

function pick<T>(list: ReadonlyArray<T>, index: number): T {
  return list[index % list.length] as T;
}

/** Hair by gender: 0 and 4 are short, 1 shoulder-long, 2 long, 3 a bun; 5 is what both wear, for a child of whom we don't know. */
const STYLES = { FEMALE: [1, 2, 3], MALE: [0, 4], UNKNOWN: [5] } as const;

export type PortraitGender = "FEMALE" | "MALE";

export type PortraitLook = {
  background: string;
  skin: string;
  hair: string;
  top: string;
  style: number;
  glasses: boolean;
};

/** The features of a seed: the same seed and gender always give the same person. */
export function portraitLook(seed: number, gender?: PortraitGender): PortraitLook {
  const n = Math.abs(Math.trunc(seed));
  return {
    background: `var(--color-${pick(BACKGROUNDS, n)})`,
    skin: pick(SKINS, n),
    hair: pick(HAIRS, n * 3 + 1),
    top: `var(--color-${pick(TOPS, n * 5 + 2)})`,
    style: pick(STYLES[gender ?? "UNKNOWN"], n),
    glasses: n % 5 === 3 || n % 7 === 0,
  };
}

/** Hashes an id to a stable number, for `seed`. */
export function seedOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash;
}
