// @vitest-environment happy-dom
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { LessonDispute } from "./dispute-queries";
import { OperatorDisputes } from "./operator-disputes";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const DISPUTE: LessonDispute = {
  ...{
    lessonId: "l1",
    matchId: "m1",
    reason: "TUTOR_ABSENT",
    detail: "20분 기다렸어요",
    status: "DONE",
    buyerDetail: "수업방에 들어갔어요.",
    tutorDetail: "20분을 기다렸어요.",
    hasLog: true,
  },
  ...{ studentName: "김하준", tutorName: "이수진", subjectLabel: "수학", tutorId: "1001", tutorPhoneEnd: "0003" },
  ...{ buyerId: "u1", buyerName: "김민정", buyerPhoneEnd: "0002" },
  ...{ startsAt: "2026-11-23T10:00:00.000Z", endsAt: "2026-11-23T11:00:00.000Z" },
  ...{ createdAt: "2026-11-23T12:00:00.000Z", decidedBy: "2026-11-24" },
  ...{ decision: null, decisionReason: null, decidedAt: null },
  entries: [{ side: "BUYER", at: "2026-11-23T09:58:00.000Z" }],
  answers: [],
};

function show(dispute: LessonDispute) {
  http.GET.mockResolvedValue({ content: [dispute], nextCursor: null });
  http.POST.mockResolvedValue(undefined);
  showDesk(<OperatorDisputes />);
}

test("shows what was said and who came when, and sends a decision with its reason", async () => {
  show(DISPUTE);
  expect(await screen.findByText("20분 기다렸어요")).toBeTruthy();
  expect(screen.getByText("18:58")).toBeTruthy();
  expect(screen.getByText("들어온 기록이 없어요")).toBeTruthy();
  expect([screen.getByText("끝자리 0002"), screen.getByText("끝자리 0003")]).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "수업 돌려주기" }));
  await screen.findByText("이유는 김민정 님(끝자리 0002)과 이수진 선생님(끝자리 0003)께 문자로 보내요.");
  const reason = await screen.findByRole<HTMLInputElement>("textbox", { name: /수업을 돌려주는 이유/ });
  // The API takes no longer text message.
  expect(reason.maxLength).toBe(200);
  await user.type(reason, "선생님이 들어온 기록이 없어요.");
  await user.click(screen.getByRole("button", { name: /정하기/ }));
  expect(http.POST).toHaveBeenCalledWith("/operator/lesson-disputes/{lessonId}/decision", {
    params: { path: { lessonId: "l1" } },
    body: { decision: "GIVEN_BACK", reason: "선생님이 들어온 기록이 없어요." },
  });
});

test("a lesson that the two answers did not settle shows who answered what and when", async () => {
  const answers: LessonDispute["answers"] = [{ side: "TUTOR", tookPlace: true, at: "2020-11-23T12:05:00.000Z" }];
  show({ ...DISPUTE, reason: "UNCONFIRMED", detail: "", answers });
  const answered = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent;
  expect(await answered("선생님의 답")).toBe("했어요 · 2020년 11월 23일(월) 21:05");
  expect(await answered("학생 가족의 답")).toBe("답하지 않았어요");
});

test("a decided one shows the decision and asks no more", async () => {
  show({
    ...DISPUTE,
    decision: "KEPT",
    decisionReason: "두 분 모두 들어왔어요.",
    decidedAt: "2026-11-23T13:00:00.000Z",
  });
  expect(await screen.findByText("수업 1회를 쓴 것으로 해요")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "수업 돌려주기" })).toBeNull();
});

test.each([
  ["2020-11-24", null, "2020년 11월 24일(화) 지났어요"],
  ["2099-11-24", null, "2099년 11월 24일(화)까지"],
  ["2020-11-24", "KEPT", null],
] as const)("what is promised for %s and decided as %s shows %s", async (decidedBy, decision, text) => {
  show({ ...DISPUTE, decidedBy, decision, decidedAt: decision && DISPUTE.createdAt });
  await screen.findByText("20분 기다렸어요");
  expect(screen.queryByText(/지났어요|까지$/)?.textContent ?? null).toBe(text);
});

test("both sides lead to their pages, where their whole numbers stand", async () => {
  useSession.setState({ user: { staffRoles: ["OPERATOR"] } as Partial<SessionUser> as SessionUser });
  show(DISPUTE);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  await screen.findByText("20분 기다렸어요");
  expect([hrefOf("김민정"), hrefOf("이수진")]).toEqual(["/operator/people/u1", "/operator/tutors/1001"]);
});
