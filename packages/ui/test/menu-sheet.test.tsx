import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { MenuSheet } from "../src/menu-sheet";

beforeAll(() => import("../src/menu-sheet/menu-popup"));

test("on a wide screen the menu closes when the focus leaves it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const user = userEvent.setup();
  const item = (label: string) => ({ id: label, label, href: `/${label}` });
  render(
    <>
      <MenuSheet label="메뉴" entries={[item("선생님"), item("수업료")]} />
      <a href="/next">다음</a>
    </>,
  );
  await user.click(screen.getByRole("button", { name: "메뉴" }));
  const menu = await screen.findByRole("dialog", { name: "메뉴" });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  act(() => screen.getByRole("link", { name: "수업료" }).focus());
  expect(screen.queryByRole("dialog", { name: "메뉴" })).not.toBeNull();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "메뉴" })).toBeNull());
});
