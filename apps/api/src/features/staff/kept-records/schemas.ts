import { KEPT_RECORD_KINDS } from "@pkg/domain";
import { z } from "zod";
import { instant, staffReason } from "../../../lib/requests/field-schemas.ts";

export const keptRecordsReading = z.object({ reason: staffReason }).meta({ id: "KeptRecordsReading" });

const keptRecord = z
  .object({
    kind: z.enum(KEPT_RECORD_KINDS),
    sourceId: z.string(),
    /** What stood in the row, by the names of its columns. */
    facts: z.record(z.string(), z.string()),
    /** When the order was placed, or the complaint made. */
    madeAt: instant,
    until: instant,
  })
  .meta({ id: "KeptRecord" });

export const keptRecordList = z.object({ content: z.array(keptRecord) }).meta({ id: "KeptRecordList" });

export type KeptRecordList = z.infer<typeof keptRecordList>;
