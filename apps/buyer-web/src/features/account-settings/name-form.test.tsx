// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ME } from "@/lib/account/me";
import { AccountSettingsNamePage } from "./account-settings-name-page";

const call = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering({ GET: call, PATCH: call }),
}));

const me = { id: "u1", name: "이수진", isParent: true, updatedAt: "1" };

function open(stored = me) {
  cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(ME.queryKey, stored);
  render(
    <QueryClientProvider client={client}>
      <AccountSettingsNamePage />
    </QueryClientProvider>,
  );
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "이름" });

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockResolvedValue({ ...me, name: "이수정", updatedAt: "2" });
});
test("a name that was typed and not saved stands there again and says so; a saved one is no draft", async () => {
  open();
  expect(field().value).toBe("이수진");
  await userEvent.clear(field());
  await userEvent.type(field(), "이수정");
  open();
  expect(field().value).toBe("이수정");
  screen.getByText("아직 저장하지 않은 이름이에요.");
  await userEvent.click(screen.getByRole("button", { name: /^저장/ }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith("/users/me", {
      body: { name: "이수정" },
      params: { header: { "if-match": "1" } },
    }),
  );
  await waitFor(() => expect(screen.queryByText("아직 저장하지 않은 이름이에요.")).toBeNull());
  open();
  expect(field().value).toBe("이수진");
});

test("what was typed over an older version does not stand over a newer one", async () => {
  open();
  await userEvent.type(field(), "정");
  open({ ...me, name: "이수연", updatedAt: "2" });
  expect(field().value).toBe("이수연");
});

test("a name that another device changed too stays typed until one of both is chosen", async () => {
  const reason = "CHANGED_MEANWHILE";
  call.mockRejectedValueOnce(apiError("stateConflict", { reason }));
  call.mockResolvedValueOnce({ ...me, name: "이수연", updatedAt: "2" });
  open();
  await userEvent.type(field(), "정");
  await userEvent.click(screen.getByRole("button", { name: /^저장/ }));
  await screen.findByText("다른 창에서 먼저 바뀌었어요");
  open();
  expect(field().value).toBe("이수진정");
});
