import type { LearningType } from "@pkg/domain";

/** A colour of the kit's palette. */
type Paint = `${"pine" | "apricot" | "sand"}-${number}` | "white";

/** One path of a drawing; a line when it has a stroke. */
export interface ArtShape {
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  /** SVG transform. */
  readonly turn?: string;
}

/** Every drawing is 320 by 200. */
export const ART_SIZE = { width: 320, height: 200 } as const;

const fill = (paint: Paint, d: string, turn?: string): ArtShape => ({ d, fill: paint, ...(turn && { turn }) });
const line = (stroke: Paint, width: number, d: string, turn?: string): ArtShape => ({
  d,
  stroke,
  width,
  ...(turn && { turn }),
});

/** The motif: a bar with a round top that stands on its foot. */
function seat(paint: Paint, [x, y, w, h]: readonly [number, number, number, number], lean: number): ArtShape {
  const [r, foot] = [w / 2, w * 0.24];
  const d = `M${x} ${y + r}a${r} ${r} 0 0 1 ${w} 0v${h - r - foot}q0 ${foot} ${-foot} ${foot}h${foot * 2 - w}q${-foot} 0 ${-foot} ${-foot}z`;
  return fill(paint, d, `rotate(${lean} ${x + r} ${y + h})`);
}

const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const DESK: readonly ArtShape[] = [fill("sand-200", "M0 164h320v36H0z"), fill("sand-300", "M0 158h320v8H0z")];
const ALONE: readonly ArtShape[] = [seat("apricot-400", [76, 92, 58, 112], -3)];
const TOGETHER: readonly ArtShape[] = [
  seat("pine-600", [40, 68, 54, 136], 5),
  seat("apricot-400", [100, 98, 54, 106], -5),
];

/** What lies before each type, right of who sits there. */
const THINGS: Readonly<Record<LearningType, readonly ArtShape[]>> = {
  // A plan that is drawn before anything is built.
  PLAN_PRINCIPLE_ALONE: [
    fill("white", box(176, 34, 118, 104, 10)),
    line("pine-200", 2, "M196 34v104M216 34v104M236 34v104M256 34v104M276 34v104M176 60h118M176 86h118M176 112h118"),
    line("pine-600", 4.5, "M202 122V84l34-28 34 28v38z"),
    line("pine-600", 4.5, "M226 122v-22h20v22"),
    fill("apricot-300", box(170, 144, 104, 14, 3), "rotate(-3 222 151)"),
    line(
      "apricot-700",
      2,
      "M182 145v6M194 145v4M206 145v6M218 145v4M230 145v6M242 145v4M254 145v6",
      "rotate(-3 222 151)",
    ),
  ],
  // A map, with the way and where it leads.
  PLAN_PRINCIPLE_TOGETHER: [
    fill("white", "M176 52l38-14v88l-38 14z"),
    fill("pine-200", "M214 38l38 14v88l-38-14z"),
    fill("white", "M252 52l38-14v88l-38 14z"),
    line("pine-600", 4, "M188 116c14-22 22 4 36-16s20-2 30-22"),
    fill("apricot-500", "M266 40a13 13 0 0 1 13 13c0 10-13 23-13 23s-13-13-13-23a13 13 0 0 1 13-13z"),
    fill("white", disc(266, 53, 4.5)),
    fill("pine-600", disc(188, 116, 5)),
  ],
  // Days that fill up, one after the other.
  PLAN_PRACTICE_ALONE: [
    fill("white", box(180, 32, 112, 108, 12)),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        fill(row * 4 + column < 7 ? "pine-400" : "pine-100", box(192 + column * 23, 46 + row * 29, 18, 18, 5)),
      ),
    ),
    line(
      "white",
      2.6,
      "M196 55l3.5 3.5 6-6.5M219 55l3.5 3.5 6-6.5M242 55l3.5 3.5 6-6.5M265 55l3.5 3.5 6-6.5M196 84l3.5 3.5 6-6.5M219 84l3.5 3.5 6-6.5M242 84l3.5 3.5 6-6.5",
    ),
    line("apricot-500", 8, "M268 146l26-46"),
    fill("apricot-700", "M264.5 144l7 4-9 8z"),
  ],
  // A watch that both go by.
  PLAN_PRACTICE_TOGETHER: [
    fill("pine-800", box(225, 28, 20, 14, 4)),
    line("pine-800", 7, "M278 52l8-8"),
    fill("pine-800", disc(235, 94, 52)),
    fill("white", disc(235, 94, 42)),
    line("pine-300", 4, "M235 58v7M235 123v7M199 94h7M264 94h7"),
    fill("apricot-200", "M235 94V60a34 34 0 0 1 30 50z"),
    line("apricot-600", 5, "M235 94V64"),
    line("pine-600", 5, "M235 94l26 15"),
    fill("pine-800", disc(235, 94, 6)),
  ],
  // What lies beneath, looked at closely.
  FLOW_PRINCIPLE_ALONE: [
    fill("apricot-200", "M172 72q20-14 40 0t40 0t40 0v86h-120z"),
    fill("apricot-300", "M172 98q20-14 40 0t40 0t40 0v60h-120z"),
    fill("apricot-600", "M172 126q20-14 40 0t40 0t40 0v32h-120z"),
    fill("white", disc(240, 82, 34)),
    line("pine-800", 8, disc(240, 82, 34)),
    line("pine-800", 10, "M265 107l26 26"),
    line("pine-500", 4, "M226 92c0-14 10-20 26-22c0 16-10 24-26 22zM226 92l14-12"),
  ],
  // A question that finds an answer.
  FLOW_PRINCIPLE_TOGETHER: [
    fill(
      "white",
      "M190 30h64a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14h-34l-18 16v-16h-12a14 14 0 0 1-14-14V44a14 14 0 0 1 14-14z",
    ),
    line("apricot-600", 6, "M212 51c0-14 20-13 20-1c0 8-10 8-10 15"),
    fill("apricot-600", disc(222, 74, 3.6)),
    fill(
      "pine-600",
      "M232 94h46a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14h-6v14l-18-14h-22a14 14 0 0 1-14-14v-18a14 14 0 0 1 14-14z",
    ),
    fill("white", disc(240, 117, 4.4)),
    fill("white", disc(256, 117, 4.4)),
    fill("white", disc(272, 117, 4.4)),
  ],
  // One lamp that is on.
  FLOW_PRACTICE_ALONE: [
    fill("apricot-200", "M214 74l-50 84h126l-46-84z"),
    line("pine-800", 7, "M284 158V96l-42-44"),
    fill("pine-800", "M204 72a28 28 0 0 1 46-22l10 12-40 26z", "rotate(-8 230 70)"),
    fill("pine-800", box(262, 150, 44, 9, 4)),
    fill("white", "M186 146l28-8 28 8v12h-56z"),
    line("pine-300", 3, "M194 149l16-4.500M220 144.500l14 4"),
    line("apricot-600", 5, "M232 142l16-20"),
  ],
  // A ball that comes back.
  FLOW_PRACTICE_TOGETHER: [
    line("sand-400", 3, "M214 120h38M214 158v-38M252 158v-38M227 120v38M239 120v38M214 133h38M214 146h38"),
    line("apricot-600", 3.5, "M180 110c10-64 84-76 104-22"),
    fill("apricot-500", disc(284, 92, 11)),
    fill("pine-600", disc(184, 122, 22)),
    line("pine-800", 8, "M170 140l-10 16"),
    fill("pine-300", disc(292, 130, 20)),
    line("pine-600", 8, "M300 148l6 10"),
  ],
};

/** The drawing of a type: who sits there, alone or side by side, and what lies before them. */
export function artOf(type: LearningType): readonly ArtShape[] {
  const ground = type.startsWith("PLAN") ? "pine-100" : "apricot-100";
  const people = type.endsWith("ALONE") ? ALONE : TOGETHER;
  return [fill(ground, `M0 0h${ART_SIZE.width}v${ART_SIZE.height}H0z`), ...DESK, ...THINGS[type], ...people];
}
