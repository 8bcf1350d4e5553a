"use client";

import { NetworkError, ServerError } from "@pkg/api-client";
import { onlineManager, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { isOnline } from "../browser/online";
import { showMessage } from "../errors/app-dialog";
import { noAnswerMessage } from "../errors/no-answer";
import { onOtherAccount } from "../session/token-account";

const RETRIES = 2;

/** The server failed (5xx) or there was no response: a retry may help. */
function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ServerError && error.status !== 401);
}

/** Loaded with the first failure; without a network the sentence of every failed call stands in. */
async function report(error: unknown): Promise<void> {
  const reaction = await import("../errors/error-reaction").catch(() => null);
  if (reaction) await reaction.reactTo(error);
  else showMessage(noAnswerMessage());
}

/**
 * Reads pause while offline and resume by themselves; they are retried when the server fails or does not respond, and a
 * final failure is shown as a dialog. A product error is final, and the screen handles it. Writes are never
 * retried or paused: the form reports the failure at once and keeps its values.
 */
export function createQueryClient(): QueryClient {
  onlineManager.setOnline(isOnline());
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isUnreported = error instanceof NetworkError || error instanceof ServerError;
        // Silent while older data is on the screen, or where the page works without the data.
        const isNeeded = query.state.data === undefined && query.meta?.isOptional !== true;
        if (isUnreported && isNeeded) void report(error);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < RETRIES && isTransient(error) },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let client: QueryClient | null = null;

/** One client of the whole document: what one area of a site changes, the hidden pages of all areas know. */
function clientOfPage(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (client === null) {
    const made = createQueryClient();
    // Another tab has logged in as another account: nothing of the one before stays.
    onOtherAccount(() => void made.resetQueries());
    client = made;
  }
  return client;
}

/**
 * Server data of protected pages; public pages stay without it, since it costs 10 KiB. Queries read the clock, which Next allows
 * in a prerendered page only below Suspense.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfPage);
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={null}>{children}</Suspense>
    </QueryClientProvider>
  );
}
