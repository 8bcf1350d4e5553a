import { formatKoreanDate, toKstDate } from "@pkg/domain";

/** A part of an event's text: a heading, a list, or a paragraph. */
export type EventBlock =
  | { readonly kind: "HEADING"; readonly text: string }
  | { readonly kind: "LIST"; readonly items: readonly string[] }
  | { readonly kind: "TEXT"; readonly text: string };

/** Reads the text that staff writes: "## " begins a heading, "- " a point of a list, a blank line ends a paragraph. */
export function eventBlocks(body: string): EventBlock[] {
  const blocks: EventBlock[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push({ kind: "TEXT", text: open.join(" ") });
    open = [];
  };
  for (const line of body.split("\n").map((one) => one.trim())) {
    const isHeading = line.startsWith("## ");
    const isItem = line.startsWith("- ");
    if (line !== "" && !isHeading && !isItem) open.push(line);
    else close();
    if (isHeading) blocks.push({ kind: "HEADING", text: line.slice(3) });
    if (!isItem) continue;
    const last = blocks.at(-1);
    if (last?.kind === "LIST") blocks[blocks.length - 1] = { kind: "LIST", items: [...last.items, line.slice(2)] };
    else blocks.push({ kind: "LIST", items: [line.slice(2)] });
  }
  close();
  return blocks;
}

/** "11월 4일(수) – 12월 31일(목)": the days of an event, its last one included. */
export function eventDays({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }): [string, string] {
  return [formatKoreanDate(new Date(startAt)), formatKoreanDate(lastDay(endAt))];
}

/** The last day on which an event runs: one that ends at midnight ends with the day before. */
export function lastDay(endAt: string): string {
  return toKstDate(new Date(new Date(endAt).getTime() - 1));
}
