"use client";

import { NetworkError, ServerError } from "@pkg/api-client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

const RETRIES = 2;

/** Queries are repeated when the server failed or did not answer; a product error is final. Writes are never repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < RETRIES && (error instanceof NetworkError || error instanceof ServerError),
      },
      mutations: { retry: false },
    },
  });
}

/** Server data of protected pages. Public pages stay without it: it costs 10 KiB. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
