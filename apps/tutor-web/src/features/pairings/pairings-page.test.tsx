// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PairingsPage } from "./pairings-page";

const refused = apiError("invalidInput", { fields: [{ path: "id", message: "m" }] });
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("./proposal-phone", () => ({
  askedPhone: { write: vi.fn() },
  movePhoneToStorage: () => "01000000003",
  useOwnPhone: () => null,
}));
vi.mock("./queries", () => ({ usePairing: () => ({ data: undefined, error: refused, refetch: vi.fn() }) }));

test("a link that lost its end says so, and leads home", async () => {
  render(<PairingsPage id="cut" />);
  await screen.findByRole("heading", { level: 1, name: "링크가 잘린 것 같아요" });
  expect(screen.getByRole("link", { name: "선생님 홈으로" }).getAttribute("href")).toBe("/");
});
