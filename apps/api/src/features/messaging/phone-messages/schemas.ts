import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { cursorText, pageOf } from "../../../lib/requests/sorted-page.ts";

export const noticeQuery = z.object({ cursor: cursorText });

/** What an account was told by message: its words, without links. */
export const noticePage = pageOf(
  z.object({ id: z.string(), text: z.string(), createdAt: instant }).meta({ id: "Notice" }),
).meta({ id: "NoticePage" });
