import { z } from "zod";
import { refuse } from "../../lib/errors/refuse.ts";

/** Where a page ends; the next one begins behind it, whatever was added meanwhile. */
const place = z.tuple([z.boolean(), z.iso.datetime({ offset: true }), z.uuid()]);
type Place = z.infer<typeof place>;

/** The last row of a page: whether it is an uncertain one, its time and its id. */
export interface PageEnd {
  readonly isUncertain: boolean;
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ isUncertain, at, id }: PageEnd): string {
  const value: Place = [isUncertain, at.toISOString(), id];
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** @throws ApiError 400 class 10001 for a text that is no cursor of ours */
export function readCursor(text: string | undefined): PageEnd | null {
  if (text === undefined) return null;
  try {
    const [isUncertain, at, id] = place.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { isUncertain, at: new Date(at), id };
  } catch {
    throw refuse.invalidInput({ fields: [{ path: "cursor", message: "목록을 처음부터 다시 열어 주세요." }] });
  }
}

/** One page out of rows that were asked for with one more than fit. */
export function toPage<T extends { id: string }>(rows: T[], size: number, endOf: (row: T) => Omit<PageEnd, "id">) {
  const content = rows.slice(0, size);
  const last = rows.length > size ? content.at(-1) : undefined;
  return { content, nextCursor: last ? writeCursor({ ...endOf(last), id: last.id }) : null };
}
