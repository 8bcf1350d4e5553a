import { OPEN_TASK_KINDS } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

/** Something that a buyer can do now for a paid course. */
export const openTask = z
  .object({
    kind: z.enum(OPEN_TASK_KINDS),
    /** Since when it waits. */
    since: instant,
    /** The last day (YYYY-MM-DD, KST) for it; null when it can wait. */
    until: z.string().nullable(),
    merchantUid: z.string(),
    matchId: z.string().nullable(),
    studentName: z.string(),
    /** "수학 중2-1"; those of all its courses for the wishes of one order. */
    courseName: z.string(),
  })
  .meta({ id: "OpenTask" });

export const openTaskList = z.object({ content: z.array(openTask) });

export type OpenTaskWire = z.infer<typeof openTask>;
