// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { SEARCH_TOO_SHORT } from "@pkg/domain";
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorPeople } from "./operator-people";
import { OperatorPerson } from "./operator-person";
import { OperatorSearch } from "./operator-search";
import type { Person, PersonEvent, PersonSummary } from "./people-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const push = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
const place = vi.hoisted(() => ({ path: "/operator", query: "" }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  usePathname: () => place.path,
  useSearchParams: () => new URLSearchParams(place.query),
}));
vi.mock("@pkg/web/platform/api/api", mockApi);

const signIn = (staffRoles: SessionUser["staffRoles"]) =>
  useSession.setState({ user: { staffRoles } as Partial<SessionUser> as SessionUser });

beforeEach(() => signIn(["OPERATOR"]));
afterEach(() => {
  cleanup();
  useSession.setState(useSession.getInitialState());
  Object.assign(place, { path: "/operator", query: "" });
});

const FOUND: PersonSummary = {
  ...{ id: "u1", name: "김민정", email: "parent@naran.test", phoneEnd: "0002", userType: "STUDENT" },
  ...{ isParent: true, isStaff: false, isResting: false, isClosed: false, students: ["김하준"] },
  createdAt: "2026-11-01T00:00:00.000Z",
};
const ORDER = { merchantUid: "NR0123456789ABCDEF", orderName: "수학 중2-2", userId: "u1" };

test("the slash opens the search; what is found is reached by the arrow keys", async () => {
  http.GET.mockResolvedValue({ people: [FOUND], orders: [], hasMore: false });
  showDesk(<OperatorSearch />);
  await user.keyboard("/");
  const box = screen.getByRole("searchbox");
  expect(document.activeElement).toBe(box);
  await user.keyboard("김민정 0002");
  const hit = await screen.findByRole("link", { name: /김민정.*끝자리 0002/ });
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ search: "김민정 0002" });
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(hit);
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/operator/people/u1");
});

test("a letter alone asks nothing, nothing found says so, escape closes", async () => {
  http.GET.mockResolvedValue({ people: [], orders: [], hasMore: false });
  showDesk(<OperatorSearch />);
  const box = screen.getByRole("searchbox");
  await user.type(box, "갑");
  await user.type(box, "을");
  await screen.findByText("‘갑을’에 맞는 사람이나 주문이 없어요.");
  expect(http.GET.mock.calls.map(([, { params }]) => params.query)).toEqual([{ search: "갑을" }]);
  await user.keyboard("{Escape}");
  expect(screen.queryByText(/맞는 사람이나/)).toBeNull();
});

test("where people were found the box holds the words, and lets go of them elsewhere", () => {
  Object.assign(place, { path: "/operator/people", query: "q=김민" });
  const { rerender } = showDesk(<OperatorSearch />);
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  expect(box.value).toBe("김민");
  place.path = "/operator/people/u1";
  rerender(<OperatorSearch />);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

test.each([
  ["?q=김", "두 글자부터 찾아요"],
  ["?q=김민", "‘김민’ 검색 결과예요."],
])("the page of found people says of %s what it means", async (query, said) => {
  http.GET.mockResolvedValue({ people: [FOUND], orders: [], hasMore: false });
  showDesk(<OperatorPeople />, query);
  await screen.findByText(said);
  if (said.startsWith("두")) screen.getByText(SEARCH_TOO_SHORT.EVERYTHING);
  expect(http.GET).toHaveBeenCalledTimes(said.startsWith("두") ? 0 : 1);
});

test.each([
  [["OPERATOR"], "/operator/people/u1"],
  [["FINANCE"], `/operator/money/orders/${ORDER.merchantUid}`],
] as const)("an order found by %s leads to %s", async (roles, href) => {
  signIn([...roles]);
  http.GET.mockResolvedValue({ people: [], orders: [ORDER], hasMore: false });
  showDesk(<OperatorSearch />);
  await user.type(screen.getByRole("searchbox"), ORDER.merchantUid);
  expect((await screen.findByRole("link")).getAttribute("href")).toBe(href);
});

test("there is no search for who may not read about people", () => {
  signIn(["ADMIN"]);
  showDesk(<OperatorSearch />);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

const PERSON: Person = {
  ...{ id: "u1", name: "김민정", email: "parent@naran.test", phoneNumber: "01000000002", phoneNumberVerified: false },
  ...{ userType: "STUDENT", isParent: true, birthYear: 1983, registered: true, staffRoles: [], inactiveAt: null },
  ...{ closedAt: null, guardian: null, tutorId: null, createdAt: "2026-11-01T00:00:00.000Z" },
  ...{ levelTests: [], present: { classes: [], schedules: [], teaching: null } },
  students: [{ id: "s1", name: "김하준", grade: 9, phoneNumber: null, isSelf: false }],
};
const event = (more: Partial<PersonEvent>): PersonEvent => ({
  ...{ kind: "ORDER", id: "e1", at: "2026-11-20T00:00:00.000Z", title: "", note: "", status: null, amount: null },
  targetId: null,
  ...more,
});

test("a person's page tells who they are and what happened, each with its link", async () => {
  const events = [
    event({ id: "NR1", title: "수학 중2-2", status: "PAID", amount: 287_120, targetId: "NR1" }),
    event({ kind: "MATCH", id: "m1", title: "수학 중2-2", note: "김하준", status: "UNPAIRED", targetId: "m1" }),
    event({ kind: "ACT", id: "1", title: "refund.requested", note: "오세린 · 전화로 말했어요" }),
  ];
  http.GET.mockImplementation(async (path: string) =>
    path.endsWith("history") ? { content: events, nextCursor: null } : PERSON,
  );
  http.POST.mockResolvedValue(null);
  showDesk(<OperatorPerson id="u1" />);
  await screen.findByRole("heading", { level: 1, name: /김민정/ });
  screen.getByText("010-0000-0002 (확인 전)");
  const rows = await screen.findAllByRole("listitem");
  expect(within(rows[0] as HTMLElement).queryByRole("link")).toBeNull();
  expect(rows[0]?.textContent).toContain("287,120원");
  expect(
    within(rows[1] as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/operator/matches/m1");
  expect(rows[2]?.textContent).toContain("환불 요청");

  expect(screen.getByLabelText<HTMLSelectElement>("볼 것").selectedOptions[0]?.text).toBe("로그인 빼고 모두");
  await user.selectOptions(screen.getByLabelText("볼 것"), "메모");
  await vi.waitFor(() => expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ kind: "NOTE" }));
  await user.click(await screen.findByRole("button", { name: /^메모 남기기/ }));
  expect(http.POST).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("메모 남기기"), "다시 전화하기로 했어요");
  await user.click(screen.getByRole("button", { name: /^메모 남기기/ }));
  await vi.waitFor(() => expect(http.POST.mock.lastCall?.[1].body).toEqual({ text: "다시 전화하기로 했어요" }));
});

test("how it stands is on top: each class with what is left and the next charge", async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const classOf = (more: Partial<Person["present"]["classes"][number]>) => ({
    ...{ matchId: "m1", status: "MATCHED" as const, subjectLabel: "수학", studentName: "김하준", tutorId: "1" },
    ...{ subjectDetailLabel: "중2-2", tutorName: "박지훈", lessonsLeft: 5, nextLessonAt: at, ...more },
  });
  const schedule: Person["present"]["schedules"][number] = {
    ...{ id: "s1", status: "ACTIVE", stopReason: null, nextDate: "2026-12-25", amount: 148_000, needsConsent: false },
    ...{
      period: null,
      lessonsLeft: 5,
      expiresOn: null,
      restsUntil: null,
      isUnplanned: false,
      productName: "60분 · 주 2회 · 1개월",
    },
    ...{ subjectLabel: "수학", studentName: "김하준", buyerId: "u1", buyerName: "김민정", merchantUid: "NR1" },
    ...{ orderStatus: "PAID", matchId: "m1", matchStatus: "MATCHED" },
  };
  const classes = [
    classOf({}),
    classOf({ matchId: "m2", status: "UNPAIRED", tutorId: null, tutorName: null, nextLessonAt: null }),
  ];
  const schedules = [schedule, { ...schedule, id: "s2", matchId: null, status: "PAUSED" as const }];
  http.GET.mockImplementation(async (path: string) =>
    path.endsWith("history")
      ? { content: [event({ kind: "MESSAGE", title: "안내", note: "01000000002" })], nextCursor: null }
      : { ...PERSON, present: { classes, schedules, teaching: null } },
  );
  showDesk(<OperatorPerson id="u1" />);
  const cards = within(await screen.findByRole("region", { name: "지금" })).getAllByRole("listitem");
  const links = cards.map((card) => within(card).queryByRole("link")?.getAttribute("href"));
  expect(links).toEqual(["/operator/matches/m1", "/operator/matches/m2", undefined]);
  expect(cards[0]?.textContent).toContain("남은 수업5회");
  expect(cards[0]?.textContent).toContain("다음 결제12월 25일(금) 148,000원");
  expect(cards[1]?.textContent).toContain("아직 맞는 선생님이 없어요");
  expect(cards[2]?.textContent).toContain("새 결제 수단을 기다려요");
  // A message went to a number, as people write it.
  await screen.findByText("010-0000-0002");
});

test("an account is put to rest with a reason, which says who it is; staff and finance have no such button", async () => {
  http.GET.mockImplementation(async (path: string) =>
    path.endsWith("history") ? { content: [], nextCursor: null } : PERSON,
  );
  http.PUT.mockResolvedValue(null);
  showDesk(<OperatorPerson id="u1" />);
  await user.click(await screen.findByRole("button", { name: "김민정 님 계정 쉬게 하기" }));
  await screen.findByText(/김민정 님\(010-0000-0002\)이 바로 로그아웃되고/);
  await user.type(screen.getByLabelText("이유"), "본인이 원했어요");
  await user.click(screen.getByRole("button", { name: /^계정 쉬게 하기/ }));
  await vi.waitFor(() =>
    expect(http.PUT.mock.lastCall?.[1].body).toEqual({ isResting: true, reason: "본인이 원했어요" }),
  );
  cleanup();
  signIn(["FINANCE"]);
  showDesk(<OperatorPerson id="u1" />);
  await screen.findByRole("heading", { level: 1, name: /김민정/ });
  expect(screen.queryByRole("button", { name: /계정 쉬게 하기/ })).toBeNull();
});

test("without the role the person is the page of an unknown address", async () => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(<OperatorPerson id="u1" />);
  await screen.findByRole("heading", { name: /찾을 수 없/ });
});
