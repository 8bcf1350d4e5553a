import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LEARNING_TYPE_PROFILES, LEARNING_TYPES } from "@pkg/domain";
import { ART_SIZE, artOf } from "../src/features/learning-type-test/type-art.ts";

/**
 * The pictures of the learning types: the drawing of the page at the right, the name and one sentence at the left. Nobody's name.
 * @param {{ uiRoot: string, fontFace: string, logo: string }} parts
 */
export function typePictures({ uiRoot, fontFace, logo }) {
  const tokens = readFileSync(join(uiRoot, "src", "tokens.css"), "utf8");
  const colors = [...tokens.matchAll(/--color-[a-z]+-\d+: oklch\([^)]*\)/g)].join(";");
  const { width, height } = ART_SIZE;
  const path = ({ d, fill, stroke, width: thickness, turn }) =>
    `<path d="${d}" fill="${fill ? `var(--color-${fill}, #fff)` : "none"}" ${stroke ? `stroke="var(--color-${stroke}, #fff)" stroke-width="${thickness}"` : ""} ${turn ? `transform="${turn}"` : ""}/>`;
  return LEARNING_TYPES.map((type) => {
    const { name, line } = LEARNING_TYPE_PROFILES[type];
    const isPlan = type.startsWith("PLAN");
    return {
      file: `learning-type/${type.toLowerCase().replaceAll("_", "-")}.png`,
      width: 800,
      height: 400,
      html: `<!doctype html><html lang="ko"><style>
  :root { ${colors} }
  ${fontFace}
  * { margin: 0; box-sizing: border-box }
  body { position: relative; width: 800px; height: 400px; overflow: hidden; background: var(${isPlan ? "--color-pine-100" : "--color-apricot-100"}); color: #1B1916; font-family: Pretendard; word-break: keep-all }
  .words { position: absolute; inset: 0 auto 0 48px; width: 320px; display: flex; flex-direction: column; justify-content: center }
  .kind { font-size: 22px; font-weight: 600; color: ${isPlan ? "#104C3A" : "#97451F"}; letter-spacing: -0.012em }
  h1 { margin-top: 12px; font-size: 52px; line-height: 1.22; font-weight: 700; letter-spacing: -0.03em }
  p { margin-top: 16px; font-size: 23px; line-height: 1.45; font-weight: 500; color: #504D46; letter-spacing: -0.012em; text-wrap: balance }
  .art { position: absolute; right: 0; bottom: 0; width: 480px; height: 300px }
  .floor { position: absolute; left: 0; right: 0; bottom: 0; height: 54px; background: var(--color-sand-200) }
  .desk { position: absolute; left: 0; right: 0; bottom: 51px; height: 12px; background: var(--color-sand-300) }
  .logo { position: absolute; right: 32px; top: 28px; height: 34px }
</style><div class="floor"></div><div class="desk"></div>
<svg class="art" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${artOf(type).map(path).join("")}</svg>
${logo}<div class="words"><span class="kind">나의 학습 유형</span><h1>${inTwo(name)}</h1><p>${line.replace(", ", ",<br>")}</p></div></html>`,
    };
  });
}

/** A name on two lines, as even as its words allow. @param {string} name */
function inTwo(name) {
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (/** @type {string[]} */ lines) => Math.max(...lines.map((one) => one.length));
  return breaks.sort((a, b) => longest(a) - longest(b))[0]?.join("<br>") ?? name;
}
