import type { Queryable } from "../../db/client.ts";
import type { ActTargetKind, TargetSource } from "./act-targets.ts";

interface Found {
  /** The id that the act names. */
  readonly key: string;
  /** The id of its page. */
  readonly id: string;
  readonly name: string | null;
}

/** Finds targets of acts by their primary keys. */
interface Finder {
  readonly kind: ActTargetKind;
  readonly ids: "uuid" | "integer" | "text";
  readonly find: (db: Queryable, ids: string[]) => PromiseLike<Found[]>;
}

export type Finders = Readonly<Record<TargetSource, Finder>>;
