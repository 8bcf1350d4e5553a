import { STUDY_PROOF_TYPES } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

/** What proves the studies, or the report to the office of education; only staff sees the file. */
export const studyProof = z
  .object({ type: z.enum(STUDY_PROOF_TYPES), bytes: z.number().int(), createdAt: instant })
  .meta({ id: "StudyProof" });
export type StudyProofWire = z.infer<typeof studyProof>;
