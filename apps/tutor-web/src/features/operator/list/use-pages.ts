import { CSV_BOM, csvLine } from "@pkg/domain";
import { api, type components, dataOf, type paths } from "@pkg/web/platform/api/api";
import { madeKey } from "@pkg/web/platform/api/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

export interface CursorPage<T> {
  content: T[];
  nextCursor: string | null;
}

export type ReadPage<T> = (cursor: { cursor?: string }) => Promise<CursorPage<T>>;

/** A list that comes page by page. The rows before stay until those of another filter are there. */
export function usePages<T>(path: keyof paths, filter: object, read: ReadPage<T>) {
  const query = useInfiniteQuery({
    queryKey: madeKey(path, filter),
    queryFn: ({ pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  return { ...query, data: query.data?.pages.flatMap(({ content }) => content) };
}

export type ExportedList = components["schemas"]["ListExport"]["list"];

/** The columns of a file: the head and the value of each. */
export type CsvColumns<T> = ReadonlyArray<readonly [label: string, value: (row: T) => string | number | null]>;

/** The most rows of one file. */
export const MOST_ROWS = 20_000;

export interface CsvFile {
  readonly text: string;
  /** The list goes on behind the file's last row. */
  readonly isCut: boolean;
}

/** A list that is there as a whole. */
export const onePage =
  <T>(content: readonly T[]): ReadPage<T> =>
  async () => ({ content: [...content], nextCursor: null });

/** The rows of a numbered page. */
export const PAGE_SIZE = 20;

/** A list that comes by numbered pages of so many rows. */
export const numberedPages =
  <T>(size: number, read: (page: number) => Promise<{ content: T[]; totalElements: number }>): ReadPage<T> =>
  async ({ cursor = "0" }) => {
    const page = Number(cursor);
    const { content, totalElements } = await read(page);
    return { content, nextCursor: (page + 1) * size < totalElements ? String(page + 1) : null };
  };

/** The rows of a list as CSV, all that fit into a file. That it is made, and why, is recorded first. */
export async function readCsv<T>(
  list: ExportedList,
  reason: string,
  read: ReadPage<T>,
  columns: CsvColumns<T>,
): Promise<CsvFile> {
  await dataOf(api().POST("/operator/exports", { body: { list, reason } }));
  const lines = [CSV_BOM, csvLine(columns.map(([label]) => label))];
  let cursor: string | null = null;
  do {
    const page: CursorPage<T> = await read(cursor === null ? {} : { cursor });
    lines.push(...page.content.map((row) => csvLine(columns.map(([, value]) => value(row)))));
    cursor = page.nextCursor;
  } while (cursor !== null && lines.length < MOST_ROWS);
  return { text: lines.join(""), isCut: cursor !== null };
}
