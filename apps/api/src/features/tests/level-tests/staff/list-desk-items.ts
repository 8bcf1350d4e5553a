import type { Ctx } from "../../../../deps.ts";
import { setText } from "../items/set-text.ts";
import { findFormIds, findItemStatistics } from "./repository.ts";
import type { DeskItemsWire } from "./schemas.ts";

/**
 * The items of a form, the first one when none is named, with how many answered them rightly and how well they separate strong
 * from weak students.
 */
export async function listDeskItems({ db }: Ctx, named?: string): Promise<DeskItemsWire> {
  const forms = await findFormIds(db);
  const formId = named ?? forms[0] ?? null;
  const rows = formId === null ? [] : await findItemStatistics(db, formId);
  const content = rows.map(({ stem, passage, options, ...row }) => ({
    ...row,
    stem: setText(stem),
    passage: passage === null ? null : setText(passage),
    options: options.map(({ text }) => setText(text)),
  }));
  return { forms, formId, content };
}
