// @vitest-environment happy-dom
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OperatorShell } from "./operator-shell";

vi.mock("next/navigation", () => ({ usePathname: () => "/operator/money/orders/NR1" }));

afterEach(() => {
  cleanup();
  useSession.setState(useSession.getInitialState());
});
const signIn = (staffRoles: SessionUser["staffRoles"]) =>
  useSession.setState({
    ...{ status: "signed-in", isLoggedIn: true, isRegistered: true },
    user: { name: "오세린", staffRoles, userType: "STUDENT" } as Partial<SessionUser> as SessionUser,
  });

test("staff sees the pages of their roles, the current one marked", () => {
  signIn(["FINANCE"]);
  render(<OperatorShell>내용</OperatorShell>);
  const nav = screen.getByRole("navigation", { name: "운영" });
  const links = within(nav).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...["오늘", "결제 현황", "결제", "환불", "정기 결제", "실패한 정기 결제", "결제 대조", "선생님 지급"],
  ]);
  expect(links.find((link) => link.getAttribute("aria-current") === "page")?.textContent).toBe("결제");
});

test("who is no staff sees the content in the site's own frame, without any of staff's pages", () => {
  signIn([]);
  render(<OperatorShell>내용</OperatorShell>);
  screen.getByText("내용");
  expect(screen.queryByRole("navigation", { name: "운영" })).toBeNull();
  expect(screen.queryByRole("link", { name: "결제 현황" })).toBeNull();
});
