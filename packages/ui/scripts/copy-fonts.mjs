#!/usr/bin/env node
/**
 * Copies the font into an app: `node node_modules/@pkg/ui/scripts/copy-fonts.mjs [folder]` (default `public/fonts`).
 * It writes `pretendard.css` and `pretendard/*.woff2` (some 90 small files by unicode-range, a page loads 5-6 of them).
 * The app links `/fonts/pretendard.css`. Run it before dev and build; the folder is ignored by git.
 */
import { cp, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const SUBSETS = "woff2-dynamic-subset";
const SHEET = "pretendardvariable-dynamic-subset.css";

const target = resolve(process.argv[2] ?? "public/fonts");
const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve("pretendard/package.json")), "dist/web/variable");

/** The licence stays on top; tabs, line ends and comments between the faces go. */
function slim(css) {
  const end = css.indexOf("*/") + 2;
  const faces = css
    .slice(end)
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(`./${SUBSETS}/`, "./pretendard/")
    .replaceAll(/ ?([{};:,]) ?/g, "$1")
    .trim();
  return `${css.slice(0, end)}\n${faces}\n`;
}

async function isCurrent(sheet, css) {
  const there = await readFile(sheet, "utf8").catch(() => "");
  return there === css && (await stat(join(target, "pretendard")).catch(() => null)) !== null;
}

const css = slim(await readFile(join(source, SHEET), "utf8"));
const sheet = join(target, "pretendard.css");
if (!(await isCurrent(sheet, css))) {
  await mkdir(target, { recursive: true });
  await cp(join(source, SUBSETS), join(target, "pretendard"), { recursive: true });
  await writeFile(sheet, css);
}
