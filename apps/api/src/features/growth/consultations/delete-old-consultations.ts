import type { Queryable } from "../../../db/client.ts";
import { deleteConsultationsBefore } from "./repository.ts";

const KEPT_DAYS = 365;

/** Forgets consultations in which nothing happened for a year. */
export async function deleteOldConsultations(db: Queryable): Promise<void> {
  await deleteConsultationsBefore(db, KEPT_DAYS);
}
