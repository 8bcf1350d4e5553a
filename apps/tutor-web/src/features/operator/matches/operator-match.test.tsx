// @vitest-environment happy-dom
import { WEEKDAYS } from "@pkg/domain";
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { MatchLinks } from "./match-links";
import type { SteeredMatch } from "./match-queries";
import { MatchSearch } from "./match-search";
import { OperatorMatch } from "./operator-match";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const FOUND = {
  buyer: { id: "u1", name: "김민정", phoneNumber: "01000000002" },
  count: 3,
  widenings: [{ widening: "ANY_TIME", count: 75, more: 72 }],
} as Partial<SteeredMatch> as SteeredMatch;

const show = () => showDesk(<MatchSearch id="m1" found={FOUND} />);
const body = () => http.POST.mock.lastCall?.[1].body;

afterEach(() => {
  cleanup();
  useSession.setState(useSession.getInitialState());
});

test("a wish is given up only after it is said whose it is and what was agreed", async () => {
  http.POST.mockResolvedValue(null);
  show();
  await user.click(screen.getByRole("button", { name: /시간 조건 빼기/ }));
  await screen.findByText(/김민정 님\(010-0000-0002\)의 조건을 바꿔요/);
  await user.click(screen.getByRole("button", { name: /^조건 바꾸고 찾기/ }));
  expect(http.POST).not.toHaveBeenCalled();
  await user.type(await screen.findByLabelText("구매자와 이야기한 내용"), "시간은 상관없다고 했어요");
  await user.click(screen.getByRole("button", { name: /^조건 바꾸고 찾기/ }));
  await vi.waitFor(() => expect(body()).toEqual({ widening: "ANY_TIME", reason: "시간은 상관없다고 했어요" }));
});

test("a link to a pair's page is sent with a reason, to the buyer who is named", async () => {
  http.POST.mockResolvedValue(null);
  showDesk(<MatchLinks id="m1" whom="김민정 님(010-0000-0002)" />);
  await user.click(screen.getByRole("button", { name: /^선생님 바꾸기 링크 보내기/ }));
  await screen.findByText(/^김민정 님\(010-0000-0002\)에게 문자로 보내요/);
  await user.type(await screen.findByLabelText("이유"), "전화로 부탁하셨어요");
  const sheet = within(screen.getByRole("dialog"));
  await user.click(sheet.getByRole("button", { name: /^선생님 바꾸기 링크 보내기/ }));
  await vi.waitFor(() => expect(body()).toEqual({ page: "REMATCH", reason: "전화로 부탁하셨어요" }));
});

test("the same wishes are searched for at once", async () => {
  http.POST.mockResolvedValue(null);
  show();
  await user.click(screen.getByRole("button", { name: /^같은 조건으로 다시 찾기/ }));
  await vi.waitFor(() => expect(body()).toEqual({ widening: null }));
});

const tutorsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    tutor: { id: `${first + index}`, name: `선생님${first + index}`, universityName: "한국대학교", major: "수학과" },
    ...{ score: 90, reasons: [], misses: [], notes: [] },
  }));
const WEEK = Object.fromEntries(WEEKDAYS.map((day) => [day, []]));
const STOPPED = {
  ...{ ...FOUND, count: 12, rematch: null, rejections: [], proposals: [] },
  match: {
    ...{ studentName: "김하준", subjectLabel: "수학", subjectDetailLabel: "중2-2", status: "UNPAIRED" },
    ...{ promisedOn: "2026-01-02", tutorId: null, tutorName: null },
  },
  wishes: { weeklyAvailablePeriods: WEEK, tutorGenders: [] },
};

test("a match names its tutor, with their page and since when", async () => {
  useSession.setState({ user: { staffRoles: ["OPERATOR"] } as Partial<SessionUser> as SessionUser });
  const match = {
    ...STOPPED.match,
    status: "MATCHED",
    now: { stage: "RUNNING" },
    tutorId: "1001",
    tutorName: "박지훈",
  };
  const since = { ...match, matchedAt: "2025-11-20T03:04:00.000Z" };
  http.GET.mockImplementation(async (path: string) =>
    path.endsWith("/up-selling-offer") ? { offer: null, classes: [] } : { ...STOPPED, match: since, suggestions: [] },
  );
  showDesk(<OperatorMatch id="m1" />);
  const facts = within(await screen.findByRole("region", { name: "조건" }));
  expect(facts.getByRole("link", { name: "박지훈" }).getAttribute("href")).toBe("/operator/tutors/1001");
  facts.getByText("2025년 11월 20일(목) 12:04부터");
});

test("a search that stopped says who could be asked, and lists them ten by ten", async () => {
  http.GET.mockImplementation(async (_path: string, { params }: { params: { query: { offset: number } } }) =>
    params.query.offset === 0
      ? { ...STOPPED, suggestions: tutorsFrom(1, 10), nextOffset: 10 }
      : { ...STOPPED, suggestions: tutorsFrom(11, 12), nextOffset: null },
  );
  showDesk(<OperatorMatch id="m1" />);
  await screen.findByText("찾기가 멈췄어요. 아직 제안하지 않은 선생님이 있어요.");
  screen.getByText(/1월 2일.* 지났어요/);
  screen.getByRole("heading", { name: "제안할 수 있는 선생님이 12명 있어요" });
  expect(screen.getAllByRole("button", { name: /선생님께 제안 보내기/ })).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: /^선생님 더 보기/ }));
  await screen.findByRole("button", { name: "선생님12 선생님께 제안 보내기" });
  expect(screen.getAllByRole("button", { name: /선생님께 제안 보내기/ })).toHaveLength(12);
  expect(screen.queryByRole("button", { name: /^선생님 더 보기/ })).toBeNull();
});
