import type { levelTestItems } from "../../../../db/schema/index.ts";
import { setText } from "./set-text.ts";

type ItemRow = typeof levelTestItems.$inferSelect;

/** An item ready for a page. */
export interface SetItem {
  readonly stem: string;
  readonly passage: string | null;
  readonly options: readonly { readonly text: string; readonly reason: string | null }[];
  readonly explanation: string;
}

/** A version of an item never changes, and there are only so many of them. */
const kept = new Map<string, SetItem>();

/** Sets all texts of an item, once for each version. */
export function setItem(item: ItemRow): SetItem {
  const key = `${item.id}:${item.version}`;
  const known = kept.get(key);
  if (known) return known;
  const made = {
    stem: setText(item.stem),
    passage: item.passage === null ? null : setText(item.passage),
    options: item.options.map(({ text, reason }) => ({
      text: setText(text),
      reason: reason === null ? null : setText(reason),
    })),
    explanation: setText(item.explanation),
  };
  kept.set(key, made);
  return made;
}
