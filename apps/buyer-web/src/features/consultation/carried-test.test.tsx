// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { $api } from "@pkg/web/platform/api/query";
import { createQueryClient } from "@pkg/web/platform/api/query-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useCarriedTest } from "./queries";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

test("a level test that could not be read for a call is read again for its result", async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  http.GET.mockRejectedValueOnce(apiError("notFound"));
  const { result } = renderHook(() => useCarriedTest("t1"), { wrapper });
  await waitFor(() => expect(result.current).toBeNull());

  http.GET.mockResolvedValue({ id: "t1", points: 80 });
  const params = { path: { sessionId: "t1" } };
  const read = $api.queryOptions("get", "/level-tests/sessions/{sessionId}/result", { params });
  expect(await client.fetchQuery({ ...read, staleTime: Number.POSITIVE_INFINITY })).toMatchObject({ points: 80 });
});
