import { z } from "zod";
import { cutPage, readCursor, writeCursor } from "./page-cursor.ts";

const place = z.tuple([z.boolean(), z.iso.datetime({ offset: true }), z.uuid()]);

/** The last row of a page: whether it is an uncertain one, its time and its id. */
export interface PageEnd {
  readonly isUncertain: boolean;
  readonly at: Date;
  readonly id: string;
}

/** @throws ApiError 400 class 10001 for a text that is no cursor of ours */
export function readPageEnd(cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  const [isUncertain, at, id] = readCursor(place, cursor);
  return { isUncertain, at: new Date(at), id };
}

/** One page out of rows that were asked for with one more than fit. */
export function toPage<T extends { id: string }>(rows: T[], size: number, endOf: (row: T) => Omit<PageEnd, "id">) {
  const { content, last } = cutPage(rows, size);
  if (!last) return { content, nextCursor: null };
  const { isUncertain, at } = endOf(last);
  return { content, nextCursor: writeCursor([isUncertain, at.toISOString(), last.id]) };
}
