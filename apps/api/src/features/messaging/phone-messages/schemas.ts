import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { cursorText, pageOf } from "../../../lib/requests/sorted-page.ts";

export const noticeQuery = z.object({ cursor: cursorText });

/** What an account was told by message: its words without links, and what a tutor's is about, on the tutor site. */
export const noticePage = pageOf(
  z
    .object({ id: z.string(), text: z.string(), path: z.string().nullable(), createdAt: instant })
    .meta({ id: "Notice" }),
).meta({ id: "NoticePage" });
