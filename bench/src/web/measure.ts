// Runs the job in WEB_BENCH_JOB and writes one line of JSON for each load: { name, ...figures } or { name, problem }.
import { type Page, pageFigures } from "./page-figures.ts";

interface Job {
  /** The browser's program. */
  readonly chrome: string;
  readonly runs: number;
  readonly pages: readonly Page[];
}

const { chrome, runs, pages }: Job = JSON.parse(process.env.WEB_BENCH_JOB ?? "");

// By turns: a busy moment of the machine falls on all pages alike. A page's first load finds a server that has just started, which
// compiles on the cores that the page needs; where there are others it does not count.
for (let run = runs > 1 ? -1 : 0; run < runs; run += 1) {
  for (const page of pages) {
    const line = await pageFigures(chrome, page).catch((error: unknown) => ({ problem: String(error) }));
    if (run < 0) continue;
    process.stdout.write(`${JSON.stringify({ name: page.name, ...line })}\n`);
  }
}
