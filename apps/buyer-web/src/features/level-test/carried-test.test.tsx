// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { createQueryClient } from "@pkg/web/platform/api/query-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useCarriedTest } from "@/features/consultation/queries";
import { useLevelTestResult } from "./queries";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

/** Pages of one site, which share what was read. */
function site() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return <T,>(use: () => T) => renderHook(use, { wrapper }).result;
}

test("a level test that could not be read for a call is read again for its result", async () => {
  const show = site();
  http.GET.mockRejectedValueOnce(apiError("notFound"));
  const carried = show(() => useCarriedTest("t1"));
  await waitFor(() => expect(carried.current).toBeNull());

  http.GET.mockResolvedValue({ id: "t1", points: 80 });
  const result = show(() => useLevelTestResult("t1"));
  await waitFor(() => expect(result.current.data).toMatchObject({ points: 80 }));
});
