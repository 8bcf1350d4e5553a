/** What a person looks for on a page: a control by its role and name, a field by its label, or a text. */
export type Target =
  | { readonly role: string; readonly name?: string | RegExp }
  | { readonly label: string }
  | { readonly text: string | RegExp }
  | { readonly css: string };

/** A text as a driver can send it: patterns by their source and flags. */
type SentText = string | { readonly source: string; readonly flags: string };

export interface SentTarget {
  readonly by: string;
  readonly value: SentText;
  readonly name?: SentText;
}

const sent = (text: string | RegExp): SentText =>
  text instanceof RegExp ? { source: text.source, flags: text.flags } : text;

/** @returns the target without regular expressions, which no driver's protocol knows */
export function toSent(target: Target): SentTarget {
  if ("css" in target) return { by: "css", value: target.css };
  if ("label" in target) return { by: "label", value: target.label };
  if ("text" in target) return { by: "text", value: sent(target.text) };
  return { by: "role", value: target.role, ...(target.name === undefined ? {} : { name: sent(target.name) }) };
}

/** Finds the first shown element of a target by Testing Library, which the page has been given; runs in the page. */
export function findShown({ by, value, name }: SentTarget): Element | null {
  const { TestingLibraryDom: library } = globalThis as unknown as {
    TestingLibraryDom: typeof import("@testing-library/dom");
  };
  const text = (given: SentText) => (typeof given === "string" ? given : new RegExp(given.source, given.flags));
  const ways: Readonly<Record<string, () => Iterable<Element>>> = {
    css: () => document.querySelectorAll(String(value)),
    label: () => library.queryAllByLabelText(document.body, text(value)),
    text: () => library.queryAllByText(document.body, text(value)),
    role: () => library.queryAllByRole(document.body, String(value), name === undefined ? {} : { name: text(name) }),
  };
  return [...(ways[by]?.() ?? [])].find((element) => element.getClientRects().length > 0) ?? null;
}

/** Brings an element away from the bars that stick to the edges of the window; runs in the page. */
export function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: "center" });
}
