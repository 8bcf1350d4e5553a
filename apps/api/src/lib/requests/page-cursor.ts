import type { z } from "zod";
import { refuse } from "../errors/refuse.ts";

/** Where a page ended, as it goes out: the next page begins behind it, whatever was added meanwhile. */
export const writeCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/**
 * Where the page before ended.
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

/** One page out of rows that were asked for with one more than fit, and its last row if others follow. */
export function cutPage<Row>(rows: readonly Row[], size: number): { content: Row[]; last: Row | undefined } {
  const content = rows.slice(0, size);
  return { content, last: rows.length > size ? content.at(-1) : undefined };
}
