"use client";

import { NetworkError, ServerError } from "@pkg/api-client";
import { onlineManager, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { isOnline } from "../browser/online";
import { reactTo } from "../errors/error-reaction";

const RETRIES = 2;

/** The server failed (5xx) or nothing was answered: asking again may help. */
function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ServerError && error.status !== 401);
}

/**
 * Reads wait while there is no connection and go on by themselves; they are repeated when the server failed or did not
 * answer, and what stays without an answer is told (spec §8). A product error is final, and the screen's own. Writes are
 * never repeated and never wait: a form says at once what to do, and keeps what was typed.
 */
export function createQueryClient(): QueryClient {
  onlineManager.setOnline(isOnline());
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isUntold = error instanceof NetworkError || error instanceof ServerError;
        // With older data on the screen, or where a page does without, a failed read is nobody's concern.
        const isMissed = query.state.data === undefined && query.meta?.isOptional !== true;
        if (isUntold && isMissed) void reactTo(error);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < RETRIES && isPassing(error) },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // Each part of a site has a client of its own, and pages stay alive out of sight: what another part, or somebody else, changed
  // of a match meanwhile is read anew whenever such a page is shown again.
  client.setQueryDefaults(["matches"], { staleTime: 0 });
  return client;
}

/**
 * Server data of protected pages; public pages stay without it, since it costs 10 KiB. Queries read the clock, which Next allows
 * in a prerendered page only below Suspense.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={null}>{children}</Suspense>
    </QueryClientProvider>
  );
}
