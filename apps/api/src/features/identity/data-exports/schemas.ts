import { z } from "zod";

/** A file to save, JSON. */
export const dataExport = z.object({ name: z.string(), text: z.string() }).meta({ id: "DataExport" });

export type DataExportWire = z.infer<typeof dataExport>;
