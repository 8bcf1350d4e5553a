import { readPersonSearch } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { Staff } from "../callers/ctx.ts";
import { insertShownList } from "./repository.ts";

/** A list that staff read. */
interface ShownList {
  /** Its address, with placeholders. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Whom the answer shows, in its order; null where a row is about none. */
  readonly shown: ReadonlyArray<string | null>;
}

/** More than any page of a list has. */
const MOST_SHOWN = 200;

/** Where in a list the page stands. A cursor may hold a name. */
const PLACE = ["cursor", "page", "size", "sort", "dir"];

/** Filters that are typed: what they say may be a person's. */
const TYPED = ["search", "phone"];

/**
 * Records whom a list showed. An empty answer is no look. Reading the same again within a minute is one
 * look. Of what was typed the kind alone is kept.
 */
export async function recordList(db: Queryable, actor: Staff, { path, query, shown }: ShownList): Promise<void> {
  const ids = [...new Set(shown.filter((id) => id !== null))].slice(0, MOST_SHOWN);
  if (ids.length === 0) return;
  const filters = Object.entries(query)
    .filter(([name, value]) => value !== undefined && !PLACE.includes(name))
    .map(([name, value]) => [name, TYPED.includes(name) ? kindOf(String(value)) : value]);
  await insertShownList(db, actor, { targetId: path, shownIds: ids, filters: Object.fromEntries(filters) });
}

/** What was typed: "phone", "name phoneEnd". */
function kindOf(text: string): string {
  const kinds = Object.entries(readPersonSearch(text) ?? {}).filter(([, value]) => value !== null);
  return kinds.map(([kind]) => kind).join(" ") || "text";
}
