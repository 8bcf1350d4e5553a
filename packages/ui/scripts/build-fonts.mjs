// Builds the fonts of the kit into dist/: `fonts.css` and its files (ADR 0059). One file holds the letters of our own texts
// (letters.txt), so that a page needs one download and is laid out anew once; what people write may need others, which stand
// in files of some 200 letters each.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const LETTERS_PER_FILE = 200;
const OPTIONS = { targetFormat: "woff2", variationAxes: { wght: { min: 400, max: 700 } } };
const HANGUL = { first: 0xac00, last: 0xd7a3 };
/** What else people write: Latin with accents, punctuation, arrows, shapes and single Hangul letters. */
const OTHERS = [
  { first: 0x00a0, last: 0x017f },
  { first: 0x2000, last: 0x23ff },
  { first: 0x2460, last: 0x27bf },
  { first: 0x3000, last: 0x303f },
  { first: 0x3130, last: 0x318f },
];

const kit = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const pretendard = join(dirname(require.resolve("pretendard/package.json")), "dist");
const source = await readFile(join(pretendard, "public/variable/PretendardVariable.ttf"));
const licence = (await readFile(join(pretendard, "LICENSE.txt"), "utf8")).split("\n").slice(0, 6).join("\n").trim();

await rm(join(kit, "dist"), { recursive: true, force: true });
await mkdir(join(kit, "dist"), { recursive: true });

const own = await readFile(join(kit, "letters.txt"), "utf8");
const faces = [await face("Naran Sans", "own", own.replaceAll("\n", ""))];
for (const range of [...pieces(HANGUL), ...OTHERS]) {
  const letters = Array.from({ length: range.last - range.first + 1 }, (_, i) => String.fromCodePoint(range.first + i));
  faces.push(await face("Naran Sans Rest", range.first.toString(16), letters.join(""), range));
}
await writeFile(join(kit, "dist", "fonts.css"), `/*! Made from Pretendard: ${licence} */\n${faces.join("\n")}\n`);

function* pieces({ first, last }) {
  for (let at = first; at <= last; at += LETTERS_PER_FILE) {
    yield { first: at, last: Math.min(at + LETTERS_PER_FILE - 1, last) };
  }
}

async function face(family, name, letters, range) {
  const file = `${name}.woff2`;
  await writeFile(join(kit, "dist", file), await subsetFont(source, letters, OPTIONS));
  const only = range ? `unicode-range:U+${range.first.toString(16)}-${range.last.toString(16)};` : "";
  return `@font-face{font-family:"${family}";font-weight:400 700;font-display:swap;${only}src:url("./${file}") format("woff2")}`;
}
