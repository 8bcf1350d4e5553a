import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findSubjectLabels } from "./repository.ts";

/** @throws ApiError 400 class 10001 at `subjects` for one that the catalogue does not have */
export async function checkSubjects(db: Queryable, subjects: readonly string[]): Promise<void> {
  const known = await findSubjectLabels(db, subjects);
  if (subjects.every((key) => known.has(key))) return;
  throw refuse.invalidInput({ fields: [{ path: "subjects", message: "과목을 다시 골라 주세요." }] });
}
