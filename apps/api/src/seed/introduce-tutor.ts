import type { TutorStyle } from "@pkg/domain";
import { CLOSINGS, OPENINGS, STYLE_SENTENCES } from "./data/introduction-words.ts";
import { createRandom } from "./random.ts";

/** A part of an introduction; the first style is the one the tutor named first. */
type Part = "opening" | "first" | "second" | "closing";

const STRUCTURES: readonly (readonly Part[])[] = [
  ["opening", "first"],
  ["opening", "first", "second"],
  ["first", "opening"],
  ["first", "second"],
  ["first", "second", "closing"],
  ["second", "opening", "closing"],
  ["opening", "second", "closing"],
  ["first", "closing"],
];

/**
 * What a tutor of these styles says of themselves. `draw`, from 0 to 1, decides all of it: however many words there
 * are to choose from, whatever is generated next stays the same.
 */
export function introduceTutor(draw: number, styles: readonly TutorStyle[]): string {
  const random = createRandom(draw * 4_294_967_296);
  const says = (style: TutorStyle | undefined) => (style ? random.pick(STYLE_SENTENCES[style]) : "");
  const parts: Readonly<Record<Part, string>> = {
    opening: random.pick(OPENINGS),
    first: says(styles[0]),
    second: says(styles[1]),
    closing: random.pick(CLOSINGS),
  };
  return random
    .pick(STRUCTURES)
    .map((part) => parts[part])
    .join(" ");
}
