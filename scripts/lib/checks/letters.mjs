import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/index.mjs";

/** Where our own texts stand: screens, labels, and what the API's tables give them. */
const TEXTS = ["apps/*/src/**/*.{ts,tsx}", "packages/{domain,ui,web}/src/**/*.{ts,tsx}"];
const IS_TEST = /\.test\.tsx?$/;
const PER_LINE = 60;

/** The file that the font of the first paint is made from. */
export const LETTERS = join(root, "packages", "ui", "letters.txt");

/** Every letter of our own texts, all of ASCII and the space that does not break, in lines of sixty. */
export function collectLetters() {
  const letters = new Set(
    Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).concat("\u00a0"),
  );
  for (const file of globSync(TEXTS, { cwd: root })) {
    if (IS_TEST.test(file)) continue;
    for (const letter of readFileSync(join(root, file), "utf8")) if (letter > "\x7f") letters.add(letter);
  }
  const sorted = [...letters].sort();
  const lines = [];
  for (let at = 0; at < sorted.length; at += PER_LINE) lines.push(sorted.slice(at, at + PER_LINE).join(""));
  return `${lines.join("\n")}\n`;
}
