// @vitest-environment happy-dom
import { createQueryClient } from "@pkg/web/platform/api/query-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useDefaultPayment, useStoredMethods } from "./stored-methods";

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

test("stored methods are read once, and stand with the default first wherever they were read", async () => {
  const show = site();
  http.GET.mockResolvedValue({
    payments: [
      { id: "m1", isDefault: false },
      { id: "m2", isDefault: true },
    ],
  });
  const preferred = show(useDefaultPayment);
  await waitFor(() => expect(preferred.current.data?.id).toBe("m2"));

  const methods = show(useStoredMethods);
  expect(methods.current.data?.map(({ id }) => id)).toEqual(["m2", "m1"]);
  expect(http.GET).toHaveBeenCalledTimes(1);
});
