import type { z } from "zod";
import { refuse } from "../errors/refuse.ts";

/** Encodes where a page ended: the next page begins after it, whatever was added in between. */
export const writeCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/**
 * Decodes where the previous page ended.
 * @param place what a cursor of this list holds
 * @throws ApiError 400 class 10001 at `cursor` for a text that is no cursor of this list
 */
export function readCursor<Place>(place: z.ZodType<Place>, text: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw refuse.invalidInput({ fields: [{ path: "cursor", message: "목록을 처음부터 다시 열어 주세요." }] });
  }
}

/** Cuts a page from rows that were queried with one extra: its rows, and the last of them if more follow. */
export function cutPage<Row>(rows: readonly Row[], size: number): { content: Row[]; last: Row | undefined } {
  const content = rows.slice(0, size);
  return { content, last: rows.length > size ? content.at(-1) : undefined };
}
