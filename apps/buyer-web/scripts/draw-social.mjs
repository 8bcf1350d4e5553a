// `pnpm --filter @app/buyer-web social` draws the pictures that social networks show into public/social.
// The PNG files are committed: run it again when the name, the words or the look change.
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { typePictures } from "./draw-types.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "public", "social");
const uiRoot = join(here, "..", "..", "..", "packages", "ui");
const ui = createRequire(join(uiRoot, "package.json"));
const font = readFileSync(ui.resolve("pretendard/dist/web/variable/woff2/PretendardVariable.woff2")).toString("base64");

const FONT_FACE = `@font-face { font-family: Pretendard; font-weight: 45 920; src: url(data:font/woff2;base64,${font}) }`;
const SEATS = `
  <path transform="rotate(5 9.5 29)" fill="#BDE6D5" d="M4.4 8.1a5.1 5.1 0 0 1 10.2 0v18.452q0 2.448 -2.448 2.448h-5.304q-2.448 0 -2.448 -2.448z"/>
  <path transform="rotate(-5 22.3 29)" fill="#FC9C5C" d="M17.2 14.6a5.1 5.1 0 0 1 10.2 0v11.952q0 2.448 -2.448 2.448h-5.304q-2.448 0 -2.448 -2.448z"/>`;
/** @param {{ ink: string, tutor: string }} colours */
const logo = ({
  ink,
  tutor,
}) => `<svg class="logo" viewBox="0 0 96 44" fill="none" stroke="${ink}" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round">
  <path d="M6 9v16.5q0 4.5 4.5 4.5H22"/><path d="M38 20.5h5"/><path d="M33 5v34" stroke="${tutor}" stroke-width="8"/>
  <path d="M55 6.5h11.5q2.5 0 2.5 2.5v2q0 2.5-2.5 2.5h-9q-2.5 0-2.5 2.5v2q0 2.5 2.5 2.5H71"/><path d="M86 14h5"/>
  <path d="M82 5v19" stroke="#FC9C5C" stroke-width="8"/><path d="M60 30v4.5q0 4.5 4.5 4.5H87"/></svg>`;

const SITE = {
  title: "아이 옆에<br>나란히 앉는<br>1:1 온라인 과외",
  line: "왜 이 선생님인지, 왜 이 가격인지<br>먼저 보여 드려요",
};
const TEST = { title: "우리 아이는<br>어떻게 배울까?", line: "학습 유형 검사" };
/** `seats` is the height of the two seats; they stand on the lower edge, `right` px from the side. */
const PICTURES = [
  { width: 1200, height: 630, ...SITE, pad: 76, size: 70, seats: 520, right: 64 },
  { width: 800, height: 800, ...SITE, pad: 64, size: 66, seats: 330, right: 56 },
  { width: 800, height: 400, ...TEST, pad: 52, size: 54, seats: 320, right: 44 },
];

const html = ({ width, height, title, line, pad, size, seats, right }) => `<!doctype html><html lang="ko"><style>
  html { background: #0C3B2C }
  ${FONT_FACE}
  * { margin: 0; box-sizing: border-box }
  body { position: relative; width: ${width}px; height: ${height}px; overflow: hidden; padding: ${pad}px; background: #0C3B2C; color: #fff; font-family: Pretendard; word-break: keep-all }
  .logo { display: block; height: ${Math.round(size * 0.8)}px; margin-left: -4px }
  h1 { margin-top: ${Math.round(size * 0.62)}px; font-size: ${size}px; line-height: 1.24; font-weight: 700; letter-spacing: -0.025em }
  p { margin-top: ${Math.round(size * 0.38)}px; font-size: ${Math.round(size * 0.43)}px; line-height: 1.45; font-weight: 500; color: #BDE6D5; letter-spacing: -0.012em }
  .seats { position: absolute; right: ${right}px; bottom: -${Math.round(seats * 0.15)}px; height: ${seats}px }
</style>${logo({ ink: "#fff", tutor: "#BDE6D5" })}<h1>${title}</h1><p>${line}</p><svg class="seats" viewBox="2.4 1.5 27.2 27.5">${SEATS}</svg></html>`;

const pictures = [
  ...PICTURES.map((picture) => ({ ...picture, file: `${picture.width}x${picture.height}.png`, html: html(picture) })),
  ...typePictures({ uiRoot, fontFace: FONT_FACE, logo: logo({ ink: "#165F49", tutor: "#165F49" }) }),
];
mkdirSync(join(out, "learning-type"), { recursive: true });
const executablePath = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const { file, width, height, html: content } of pictures) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(content);
    await page.evaluate(() => document.fonts.ready);
    const path = join(out, file);
    await page.screenshot({ path });
    await page.close();
    console.log(`${file}  ${Math.round(statSync(path).size / 1024)} KiB`);
  }
} finally {
  await browser.close();
}
