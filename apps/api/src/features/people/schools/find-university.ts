import type { Queryable } from "../../../db/client.ts";
import { findUniversityById } from "./repository.ts";

/** A university by its id; undefined when there is none. */
export async function findUniversity(db: Queryable, id: number) {
  return findUniversityById(db, id);
}
