// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AUDITED } from "./audited";

test("each opening of a page reads again, in one client of all pages", async () => {
  const read = vi.fn(async () => "personal data");
  const client = new QueryClient();
  const open = () =>
    renderHook(() => useQuery({ queryKey: ["person"], queryFn: read, ...AUDITED }), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
  const first = open();
  await waitFor(() => expect(first.result.current.data).toBe("personal data"));
  first.unmount();
  await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
  const second = open();
  await waitFor(() => expect(second.result.current.data).toBe("personal data"));
  expect(read).toHaveBeenCalledTimes(2);
});
