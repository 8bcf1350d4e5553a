// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { HomeMessages } from "./components/home-messages";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
const CLASSES = [
  { matchId: "m1", studentName: "김하준", subjectLabel: "수학", subjectDetailLabel: "중2-2" },
  { matchId: "m2", studentName: "정유나", subjectLabel: "과학", subjectDetailLabel: "중3 과학" },
];

async function show(unread: { matchId: string; count: number }[]): Promise<void> {
  http.GET.mockImplementation(async (path) => ({ content: path === "/tutors/me/classes" ? CLASSES : unread }));
  const client = new QueryClient();
  const home = <HomeMessages />;
  render(<QueryClientProvider client={client}>{home}</QueryClientProvider>);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

test("one class with new messages is one press away", async () => {
  await show([{ matchId: "m2", count: 2 }]);
  await screen.findByRole("heading", { name: "새 메시지가 2개 있어요" });
  expect(screen.getByText("정유나 학생 중3 과학")).toBeTruthy();
  expect(screen.getByRole("link", { name: "메시지 보기" }).getAttribute("href")).toBe("/myclass/m2/messages");
});

test("several lead to the list, where each has its count", async () => {
  await show([
    { matchId: "m1", count: 1 },
    { matchId: "m2", count: 2 },
  ]);
  await screen.findByRole("heading", { name: "새 메시지가 3개 있어요" });
  expect(screen.getByText("김하준 학생 수학 중2-2, 정유나 학생 중3 과학")).toBeTruthy();
  expect(screen.getByRole("link", { name: "메시지 보기" }).getAttribute("href")).toBe("/messages");
});

test("nothing new, or a class of another time, shows nothing", async () => {
  await show([{ matchId: "m0", count: 4 }]);
  expect(screen.queryByRole("heading")).toBeNull();
});
