// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConsultationForm } from "./components/consultation-form";
import { readSlot } from "./replaced-slot";
import type { ConsultationFormOptions } from "./use-consultation-form";

const user = userEvent.setup({ delay: null });
const POST = vi.hoisted(() => vi.fn());
const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: vi.fn() }) }));
vi.mock("@pkg/web/features/tutor/use-catalogue", () => ({
  useCatalogue: () => ({
    data: [
      { key: "MATH", label: "수학" },
      { key: "ENGLISH", label: "영어" },
    ],
  }),
}));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => ({ POST }),
  dataOf: (answer: Promise<unknown>) => answer,
}));

const DAYS = [
  { date: "2026-11-30", label: "11월 30일(월)" },
  { date: "2026-12-01", label: "12월 1일(화)" },
];
/** What the phone had asked for before. */
const REPLACED: { value: object | null } = { value: null };
const SENT = {
  id: "v1",
  phoneNumber: "01077778888",
  expiresAt: new Date(Date.now() + 180_000).toISOString(),
  resendAt: new Date(Date.now() + 30_000).toISOString(),
  sendsLeft: 4,
};

function open(days = DAYS, knownPhone: string | null = null, more: Partial<ConsultationFormOptions> = {}) {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsultationForm
        days={days}
        before={null}
        knownPhone={knownPhone}
        test={null}
        arranged={null}
        defaults={{ callerName: "", grade: null, subjects: [], studyPurposes: [] }}
        {...more}
      />
    </QueryClientProvider>,
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const subject = () => screen.getByRole("button", { name: "영어" });
const goal = () => screen.getByRole("button", { name: "내신 성적을 올리고 싶어요" });
const afternoon = (day: string) =>
  within(screen.getByRole("group", { name: day })).getByRole("button", { name: "오후" });

async function fill() {
  await fillQuestions();
  await user.type(box("전화받을 휴대폰 번호"), "01077778888");
  await user.click(screen.getByRole("button", { name: /^인증번호 받기/ }));
}

async function fillQuestions() {
  await user.click(screen.getByRole("radio", { name: "중학교" }));
  await user.click(screen.getByRole("radio", { name: "2학년" }));
  await user.click(subject());
  await user.click(goal());
  await user.click(afternoon("11월 30일(월)"));
  await user.type(box("전화받는 분 이름"), "김민지 어머니");
}

beforeEach(() => {
  REPLACED.value = null;
  sessionStorage.clear();
  push.mockReset();
  POST.mockReset().mockImplementation(async (path: string) =>
    path === "/visitor-phone-verifications" ? SENT : { id: "c1", token: null, replaced: REPLACED.value },
  );
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("a refresh keeps grade, goals, half-days and phone, and the sent code still waits for its digits", async () => {
  open();
  await fill();
  open();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "2학년" }).checked).toBe(true);
  expect(subject().getAttribute("aria-pressed")).toBe("true");
  expect(goal().getAttribute("aria-pressed")).toBe("true");
  expect(afternoon("11월 30일(월)").getAttribute("aria-pressed")).toBe("true");
  expect(box("전화받는 분 이름").value).toBe("김민지 어머니");
  expect(box("전화받을 휴대폰 번호").value).toBe("010-7777-8888");
  await user.type(box("인증번호"), "123456");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: /^무료 상담 신청/ }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/tutoring/consult/matching?consultationId=c1"));
  expect(POST).toHaveBeenLastCalledWith("/consultations", {
    body: {
      grade: 8,
      subjects: ["ENGLISH"],
      callerName: "김민지 어머니",
      studyPurposes: ["SCHOOL_GRADES"],
      slots: [{ date: "2026-11-30", halfDay: "AFTERNOON" }],
      verification: { id: "v1", code: "123456" },
      privacyAgreed: true,
    },
  });
  open();
  expect(box("전화받을 휴대폰 번호").value).toBe("");
});

test("a request that takes the place of another says so on the next page", async () => {
  REPLACED.value = { grade: 8, promise: { date: "2026-12-02", halfDay: "MORNING" } };
  open(DAYS, "01077778888");
  await fillQuestions();
  await user.click(screen.getByRole("button", { name: /^무료 상담 신청/ }));
  const next = "/tutoring/consult/matching?consultationId=c1&replaced=2026-12-02.MORNING";
  await waitFor(() => expect(push).toHaveBeenCalledWith(next));
  expect(readSlot("2026-12-02.MORNING")).toEqual({ date: "2026-12-02", halfDay: "MORNING" });
  for (const wrong of [null, "", "2026-12-02", "2026-12-02.NIGHT", "2026-99-02.MORNING"]) {
    expect(readSlot(wrong)).toBeNull();
  }
});

test("who logs in with a confirmed phone after a code was sent needs no code", async () => {
  open();
  await fill();
  open(DAYS, "01077778888");
  await user.click(screen.getByRole("button", { name: /^무료 상담 신청/ }));
  await waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(POST.mock.lastCall?.[1].body).not.toHaveProperty("verification");
});

test("a code that has run out is asked for again", async () => {
  open();
  await fill();
  vi.setSystemTime(Date.parse(SENT.expiresAt) + 60_000);
  open();
  expect(screen.queryByRole("textbox", { name: "인증번호" })).toBeNull();
  screen.getByRole("button", { name: /^인증번호 받기/ });
});

test("a day that is no longer offered is not chosen any more", async () => {
  open();
  await fill();
  open(DAYS.slice(1));
  expect(afternoon("12월 1일(화)").getAttribute("aria-pressed")).toBe("false");
  expect(screen.queryByText("11월 30일(월)")).toBeNull();
});

test("who comes from a level test has its subject, and reads which call a new request takes the place of", () => {
  const defaults = { callerName: "", grade: null, subjects: ["ENGLISH"], studyPurposes: [] };
  open(DAYS, null, { defaults, arranged: { date: "2026-12-01", halfDay: "MORNING" } });
  expect(subject().getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(/^12월 1일\(화\) 오전에 전화드리기로 했어요\. 새로 신청하면 그 전화 대신/)).toBeTruthy();
});
