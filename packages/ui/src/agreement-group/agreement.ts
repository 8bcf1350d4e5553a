export type AgreementPart = {
  id: string;
  label: string;
  /** Opens the text, usually in a sheet. */
  onOpen?: () => void;
};

export type Agreement = AgreementPart & {
  required: boolean;
  /** Several terms under one row; `value` then has the ids of the parts, not of the row. */
  parts?: ReadonlyArray<AgreementPart>;
};

export type TickState = "none" | "some" | "all";

type Items = ReadonlyArray<Agreement>;
type Ticked = ReadonlyArray<string>;

/** The ids of the checkboxes of a row: its own, or those of its parts. */
export function leavesOf(item: Agreement): string[] {
  return item.parts ? item.parts.map((part) => part.id) : [item.id];
}

/** Whether none, some or all of the ids are ticked. */
export function tickState(ids: ReadonlyArray<string>, ticked: Ticked): TickState {
  const count = ids.filter((id) => ticked.includes(id)).length;
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
}

/** Ticks all ids, or clears them when all were ticked. Other ticks stay. */
export function toggleIds(ids: ReadonlyArray<string>, ticked: Ticked): string[] {
  const others = ticked.filter((id) => !ids.includes(id));
  return tickState(ids, ticked) === "all" ? others : [...others, ...ids];
}

/** Ticks the required terms only; clears optional ones. */
export function requiredOnly(items: Items): string[] {
  return items.filter((item) => item.required).flatMap(leavesOf);
}

/** The required rows that are not fully ticked. */
export function missingAgreements(items: Items, ticked: Ticked): Agreement[] {
  return items.filter((item) => item.required && tickState(leavesOf(item), ticked) !== "all");
}

export type AgreementLabels = {
  /** "전체 동의" */
  all: string;
  /** "필수만 동의" */
  requiredOnly: string;
  /** "필수" */
  required: string;
  /** "선택" */
  optional: string;
  /** "… 내용 보기" */
  open: (name: string) => string;
  /** "… 펼치기" */
  unfold: (name: string) => string;
  /** "필수 약관 1개가 남았어요." */
  missing: (count: number) => string;
};
