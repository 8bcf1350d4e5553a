import type { FeatureSetting } from "./feature-queries";

/** A variant as it is typed. */
export interface Row {
  readonly variant: string;
  readonly share: string;
}

type Split = NonNullable<FeatureSetting["split"]>;

/** How many variants an experiment has. */
export const ROWS = { min: 2, max: 6 } as const;
export const NO_ROW: Row = { variant: "", share: "" };

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The rows of a form; two halves where there is no experiment yet. */
export const rowsOf = (split: Split | null): Row[] =>
  split
    ? split.map(({ variant, share }) => ({ variant, share: String(share) }))
    : ["a", "b"].map((variant) => ({ variant, share: "50" }));

export const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { share }) => sum + Number(share), 0);

export const toSplit = (rows: readonly Row[]): Split =>
  rows.map(({ variant, share }) => ({ variant: variant.trim(), share: Number(share) }));

/** What is wrong with the variants, one sentence each. */
export function experimentProblems(rows: readonly Row[]): string[] {
  const names = rows.map(({ variant }) => variant.trim());
  const problems: string[] = [];
  if (!names.every((name) => NAME.test(name))) problems.push("안 이름은 영어 소문자와 숫자, 붙임표(-)로 적어 주세요.");
  else if (new Set(names).size < names.length) problems.push("안 이름이 서로 달라야 해요.");
  if (!rows.every(({ share }) => Number(share) >= 1)) problems.push("비율은 1%부터 적어 주세요.");
  else if (sumOf(rows) !== 100) problems.push("비율을 모두 더해 100%가 되게 해 주세요.");
  return problems;
}
