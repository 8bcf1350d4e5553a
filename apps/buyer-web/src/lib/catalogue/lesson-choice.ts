import {
  type CatalogueLevel,
  lessonsPerWeek,
  type Product,
  productUnit,
  TUTOR_RANKS,
  type TutorRank,
} from "@pkg/domain";

/** A buyer's choice of a monthly lesson. The URL holds it, so that it survives refresh, back and sharing. */
export interface LessonChoice {
  readonly schoolLevel: CatalogueLevel;
  readonly tutorRank: TutorRank;
  readonly minutes: number;
  readonly perWeek: number;
  /** Null until it is chosen. */
  readonly months: number | null;
  readonly rentTablet: boolean;
}

/** The catalogue's options, ascending. */
export interface ChoiceOptions {
  readonly schoolLevels: readonly CatalogueLevel[];
  readonly tutorRanks: readonly TutorRank[];
  readonly minutes: readonly number[];
  readonly perWeek: readonly number[];
  readonly months: readonly number[];
}

/** Query parameters of a choice. */
const PARAMS = {
  schoolLevel: "level",
  tutorRank: "rank",
  minutes: "minutes",
  perWeek: "week",
  months: "months",
  rentTablet: "tablet",
} as const satisfies Record<keyof LessonChoice, string>;

/** The default choice, when the catalogue has it. */
const START = { minutes: 60, perWeek: 2 } as const;

/** Query values by name. */
type Query = Readonly<Record<string, string | null | undefined>>;

/** Lists the options of a catalogue's monthly products. */
export function choiceOptions(products: readonly Product[]): ChoiceOptions {
  const monthly = products.filter((product) => productUnit(product) === "MONTH");
  const distinct = (of: (product: Product) => number) => [...new Set(monthly.map(of))].sort((a, b) => a - b);
  return {
    schoolLevels: (["MIDDLE", "HIGH"] as const).filter((level) => monthly.some((it) => it.schoolLevel === level)),
    tutorRanks: TUTOR_RANKS.filter((rank) => monthly.some((it) => it.tutorRank === rank)),
    minutes: distinct(({ minutes }) => minutes),
    perWeek: distinct(lessonsPerWeek),
    months: distinct(({ totalMonths }) => totalMonths),
  };
}

/** Reads a choice from a query; a missing or unavailable value falls back to the default. */
export function readChoice(query: Query, options: ChoiceOptions): LessonChoice {
  const pick = <T extends string | number>(key: keyof LessonChoice, offered: readonly T[]): T | undefined => {
    const text = query[PARAMS[key]];
    return offered.find((value) => String(value) === text);
  };
  const months = pick("months", options.months) ?? null;
  return {
    schoolLevel: pick("schoolLevel", options.schoolLevels) ?? options.schoolLevels[0] ?? "MIDDLE",
    tutorRank: pick("tutorRank", options.tutorRanks) ?? options.tutorRanks[0] ?? "BASIC",
    minutes: pick("minutes", options.minutes) ?? startOf(options.minutes, START.minutes),
    perWeek: pick("perWeek", options.perWeek) ?? startOf(options.perWeek, START.perWeek),
    months,
    rentTablet: query[PARAMS.rentTablet] === "1",
  };
}

/** The choice of a product. A counted product has no months and no lessons per week, so those stay unchanged. */
export function choiceOf(product: Product, choice: LessonChoice): LessonChoice {
  const { schoolLevel, tutorRank, minutes, totalMonths } = product;
  const level = schoolLevel === "HIGH" ? "HIGH" : "MIDDLE";
  if (productUnit(product) === "COUNT") return { ...choice, schoolLevel: level, tutorRank, months: null };
  return { ...choice, schoolLevel: level, tutorRank, minutes, perWeek: lessonsPerWeek(product), months: totalMonths };
}

/** Writes a choice as query values. */
export function writeChoice(choice: LessonChoice): Record<string, string> {
  return {
    [PARAMS.schoolLevel]: choice.schoolLevel,
    [PARAMS.tutorRank]: choice.tutorRank,
    [PARAMS.minutes]: String(choice.minutes),
    [PARAMS.perWeek]: String(choice.perWeek),
    ...(choice.months !== null && { [PARAMS.months]: String(choice.months) }),
    ...(choice.rentTablet && { [PARAMS.rentTablet]: "1" }),
  };
}

function startOf(offered: readonly number[], wanted: number): number {
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}
