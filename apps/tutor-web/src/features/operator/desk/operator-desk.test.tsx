// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { toast } from "@pkg/ui/toast";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { CsvButton } from "../list/csv-button";
import { readCsv } from "../list/use-pages";
import type { StuckMatch } from "../matches/match-queries";
import { OperatorMatches } from "../matches/operator-matches";
import type { Desk } from "./desk-queries";
import { OperatorDesk } from "./operator-desk";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const asked = () => http.GET.mock.lastCall?.[1].params.query;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what is open stands before what is done with, and each figure leads to its list", async () => {
  const desk: Desk = {
    day: "2026-11-23",
    figures: [
      { kind: "LATE_MATCHES", count: 0, amount: null },
      { kind: "UNCERTAIN_PAYMENTS", count: 2, amount: 574_240 },
      { kind: "EMPTY_ROOMS", count: 3, amount: null },
      { kind: "UNPLANNED_PAIRS", count: 1, amount: null },
      { kind: "PAID_TODAY", count: 1, amount: 287_120 },
    ],
  };
  http.GET.mockResolvedValue(desk);
  showDesk(<OperatorDesk />);
  await screen.findByRole("heading", { level: 1, name: "오늘" });
  const links = screen.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "확인 중인 결제2건574,240원",
    "지난 7일 방에서 확인되지 않은 수업3건",
    "첫 수업을 안 정한 매칭1건",
    "약속한 날이 지난 매칭0건",
    "오늘 결제1건287,120원",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/operator/money/orders?status=UNKNOWN",
    "/operator/lessons?concern=EMPTY_ROOM&from=2026-11-16",
    "/operator/matches?show=UNPLANNED&sort=matchedAt&dir=asc",
    "/operator/matches?show=LATE",
    "/operator/money/orders?status=PAID&from=2026-11-23",
  ]);
});

const MATCH: StuckMatch = {
  ...{ id: "m1", status: "UNPAIRED", buyerId: "u1", buyerName: "김민정", studentName: "김하준", subjectLabel: "수학" },
  ...{ subjectDetailLabel: "중2-2", minutes: 60, lessonsPerWeek: 2, promisedOn: "2026-11-20", isLate: true, asked: 3 },
  ...{ tutorId: null, tutorName: null, matchedAt: null, createdAt: "2026-11-19T03:00:00.000Z" },
};

test("matches: filter and order stand in the address and ask anew", async () => {
  http.GET.mockResolvedValue({ content: [MATCH], nextCursor: null });
  showDesk(<OperatorMatches />, "?show=LATE");
  await screen.findByRole("link", { name: "김하준 · 수학 중2-2" });
  expect(asked()).toEqual({ show: "LATE", sort: "promisedOn", dir: "asc" });
  const head = screen.getByRole("columnheader", { name: "약속한 날" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  await user.click(screen.getByRole("button", { name: "만든 때" }));
  await vi.waitFor(() => expect(asked()).toEqual({ show: "LATE", sort: "createdAt", dir: "desc" }));
  await user.click(screen.getByRole("button", { name: "만든 때" }));
  await vi.waitFor(() => expect(asked()).toEqual({ show: "LATE", sort: "createdAt", dir: "asc" }));
  await user.selectOptions(screen.getByLabelText("볼 매칭"), "모두");
  await vi.waitFor(() => expect(asked()).toMatchObject({ show: "ALL" }));
});

test("a file has all pages of the list, and is recorded before", async () => {
  http.GET.mockResolvedValueOnce({ content: [MATCH], nextCursor: "next" })
    .mockResolvedValueOnce({ content: [MATCH], nextCursor: "next" })
    .mockResolvedValueOnce({ content: [{ ...MATCH, id: "m2" }], nextCursor: null });
  http.POST.mockResolvedValueOnce(null);
  const saved: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} }),
  );
  showDesk(<OperatorMatches />);
  await user.click(await screen.findByRole("button", { name: /^CSV 받기/ }));
  await user.type(await screen.findByLabelText("이유"), "주간 회의에서 봐요");
  await user.click(screen.getByRole("button", { name: /^CSV 받기/ }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(http.POST.mock.calls).toEqual([
    ["/operator/exports", { body: { list: "MATCHES", reason: "주간 회의에서 봐요" } }],
  ]);
  const lines = ((await saved[0]?.text()) ?? "").trim().split("\r\n");
  expect(lines.map((line) => line.split(",")[0])).toEqual(["매칭 번호", "m1", "m2"]);
  expect(asked()).toMatchObject({ cursor: "next" });
  expect(toast).toHaveBeenCalledWith(expect.stringContaining("파일로 받았어요"));
});

test("a file that could not take the whole list says so", async () => {
  http.POST.mockResolvedValueOnce(null);
  const endless = async () => ({ content: Array.from({ length: 10_000 }, () => MATCH), nextCursor: "next" });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => {} }));
  showDesk(
    <CsvButton name="매칭" read={(reason) => readCsv("MATCHES", reason, endless, [["번호", ({ id }) => id]])} />,
  );
  await user.click(await screen.findByRole("button", { name: /^CSV 받기/ }));
  await user.type(await screen.findByLabelText("이유"), "주간 회의에서 봐요");
  await user.click(await screen.findByRole("button", { name: /^CSV 받기/ }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(expect.stringContaining("앞에서부터 20,000줄만 담았어요")));
});

test.each([
  ["desk", <OperatorDesk key="1" />],
  ["matches", <OperatorMatches key="2" />],
])("without the role the %s is the page of an unknown address", async (_name, page) => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(page);
  await screen.findByRole("heading", { name: /찾을 수 없/ });
});
