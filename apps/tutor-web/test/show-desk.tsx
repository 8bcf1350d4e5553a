import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ReactNode } from "react";

/**
 * Renders a page of staff as the app does: with a client that never asks twice, and an address that is written to.
 * @param searchParams what the address begins with ("?tab=ENDED")
 */
export function showDesk(children: ReactNode, searchParams = "") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Place = withNuqsTestingAdapter({ searchParams, hasMemory: true });
  const page = (inner: ReactNode) => (
    <QueryClientProvider client={client}>
      <Place>{inner}</Place>
    </QueryClientProvider>
  );
  const { rerender } = render(page(children));
  return { client, rerender: (next: ReactNode) => rerender(page(next)) };
}
