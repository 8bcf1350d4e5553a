import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql } from "@app/api/db/client.ts";

export type Value = string | number | boolean | Date | null | readonly (string | number)[];

/** Rows for one table: its columns, and their values in that order. */
export interface Rows {
  readonly table: string;
  readonly columns: string;
  readonly rows: Iterable<readonly Value[]>;
}

const CHUNK = 65_536;

/** The driver does not tell a stream that its rows were refused: it would wait for ever. */
const REFUSED_MS = 60_000;

/** Writes rows by COPY. @throws when the database takes no rows for a minute, as after a row that breaks a constraint */
export async function copyRows(sql: Sql, { table, columns, rows }: Rows): Promise<void> {
  const refused = new AbortController();
  const timer = setTimeout(() => refused.abort(new Error(`A row of ${table} was refused.`)), REFUSED_MS);
  function* sent() {
    for (const chunk of chunks(rows)) {
      timer.refresh();
      yield chunk;
    }
  }
  try {
    const copy = await sql.unsafe(`copy ${table} (${columns}) from stdin`).writable();
    await pipeline(Readable.from(sent()), copy, { signal: refused.signal });
  } finally {
    clearTimeout(timer);
  }
}

function* chunks(rows: Iterable<readonly Value[]>): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    for (let at = 0; at < row.length; at++) chunk += (at === 0 ? "" : "\t") + textOf(row[at] ?? null);
    chunk += "\n";
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk) yield chunk;
}

function textOf(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string") return /[\\\n\t]/.test(value) ? escaped(value) : value;
  return `{${value.join(",")}}`;
}

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
