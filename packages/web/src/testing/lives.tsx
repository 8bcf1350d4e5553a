import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { createQueryClient } from "../platform/api/query-provider";
import { setSessionUser } from "../platform/session/session-store";

type Answers = Readonly<Record<string, { readonly status: number; readonly body: never }>>;

interface Facts {
  readonly counts: readonly number[];
  readonly won: readonly number[];
  readonly days: readonly string[];
}

/** A turn of a paid course's life with what is so then, as the API's test of the twelve lives leaves it. */
export interface Life extends Facts {
  readonly name: string;
  /** The instant. */
  readonly at: string;
  readonly tutor: string | null;
  /** The tutor before, whom lists of lessons name, or one who offers other times. */
  readonly other?: string;
  readonly state: string;
  readonly never: readonly string[];
  readonly screens: readonly Facts[];
  readonly orders: readonly string[];
  readonly matches: readonly string[];
  /** Proposals to the tutor, with the phone number that opens each. */
  readonly pairings: readonly { readonly id: string; readonly phone: string }[];
  readonly people: readonly string[];
  readonly answers: Readonly<Record<"parent" | "tutor" | "operator", Answers>>;
}

const FOLDER = join(import.meta.dirname, "../../../../apps/api/reports/lives");

if (!existsSync(FOLDER)) throw new Error("The API's tests leave the lives: run them first (npm test -- api lives).");

export const LIVES: readonly Life[] = readdirSync(FOLDER).map((file) =>
  JSON.parse(readFileSync(join(FOLDER, file), "utf8")),
);

/** The words of a page, rendered from the answers that this person gets at a turn. */
export async function wordsOf({ at, answers }: Life, who: keyof Life["answers"], page: ReactNode, search = "") {
  vi.useFakeTimers({ now: new Date(at), toFake: ["Date"] });
  const own = answers[who];
  const unknown: string[] = [];
  vi.stubGlobal("fetch", async ({ url, method }: Request) => {
    const { pathname, search: query } = new URL(url);
    const path = decodeURIComponent(pathname.replace(/^\/api/, "") + query);
    const answer = method === "GET" ? own[path] : undefined;
    if (!answer) unknown.push(`${method} ${path}`);
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 500 });
  });
  setSessionUser(own["/v2/users/me"]?.body as never);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <NuqsTestingAdapter searchParams={search}>{page}</NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  await waitFor(() => {
    expect(client.isFetching()).toBe(0);
    expect(unknown).toEqual([]);
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });
  const words = textOf(container).replace(/\s+/g, " ");
  cleanup();
  return words;
}

/** The text of a page, with a space between any two parts of it; of a list of choices, the chosen one. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (node instanceof HTMLOptionElement && !node.selected) return "";
  return [...node.childNodes].map(textOf).join(" ");
}

const FACTS = {
  counts: /(?<!주 )(\d+) ?회(?!차|원)/g,
  won: /([\d,]+) ?원/g,
  days: /(\d+월 \d+일)/g,
  tutors: /([가-힣]{2}(?![요는])[가-힣]) 선생님/g,
} as const;

const factsIn = (kind: keyof typeof FACTS, words: string): string[] => [
  ...new Set([...words.matchAll(FACTS[kind])].map(([, fact = ""]) => fact.replaceAll(",", ""))),
];

/**
 * What a page says that is not so: numbers of lessons, won, days, tutors, and another state.
 * @param namesAny whether the page names other tutors too: those who can be asked, or the reader
 * @param namesFormer whether it lists lessons, those of the tutor before among them
 */
export function untrueOf(
  { counts, won, days, tutor, other, never, screens }: Life,
  words: string,
  { namesAny = false, namesFormer = false }: { namesAny?: boolean; namesFormer?: boolean } = {},
): string[] {
  const known = {
    counts: [...counts, ...screens.flatMap((one) => one.counts)].map(String),
    won: [...won, ...screens.flatMap((one) => one.won)].map(String),
    days: [...days, ...screens.flatMap((one) => one.days)],
    tutors: [tutor, namesFormer ? other : null].flatMap((name) => name ?? []),
  };
  const others = never.filter((state) => words.includes(state)).map((state) => `state ${state}`);
  const kinds = namesAny ? (["counts", "won", "days"] as const) : (["counts", "won", "days", "tutors"] as const);
  const facts = kinds.flatMap((kind) =>
    factsIn(kind, words)
      .filter((fact) => !known[kind].includes(fact))
      .map((fact) => `${kind} ${fact}`),
  );
  return [...others, ...facts];
}
