// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { NO_TUTOR_SUBJECTS } from "@pkg/domain";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, within as inside, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import { NoTutor } from "@/lib/own-tutor/no-tutor";
import { ApplicantStatus } from "./components/applicant-status";
import { useSaveApplicant } from "./queries";
import { ApplicantsStart } from "./tutor-applicants-start";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
const toast = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("@pkg/web/platform/api/api", mockApi);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const SENT: TutorApplicant = {
  id: "a1",
  status: "REGISTERED",
  name: "정우진",
  phoneNumber: "01012345678",
  gender: "MALE",
  universityId: 1,
  universityName: "서울대학교",
  otherUniversity: null,
  studyProof: { type: "application/pdf", bytes: 400_000, createdAt: "2026-11-23T01:00:00.000Z" },
  crimeCheckAgreedAt: "2026-11-23T01:00:00.000Z",
  crimeCheckedAt: null,
  universityTier: "HIGHEST",
  major: "수학교육과",
  majorGroup: "EDUCATION",
  majorTrack: "NATURAL_SCIENCES",
  admissionType: "REGULAR_DECISION",
  teachingBasis: "ENROLLED",
  reportNumber: null,
  expertWish: false,
  teachingYears: 2,
  styles: ["WARM", "METICULOUS"],
  subjects: NO_TUTOR_SUBJECTS as TutorApplicant["subjects"],
  introduction: "왜 틀렸는지부터 찾아요.",
  screening: { milliseconds: 10_000, bytes: 1, createdAt: "2026-11-23T01:00:00.000Z" },
  // A Monday.
  registeredAt: "2026-11-23T01:00:00.000Z",
  decidedAt: null,
  reason: null,
  rejectReason: null,
  updatedAt: "2026-11-23T01:00:00.000Z",
};
const REJECTED: TutorApplicant = {
  ...{ ...SENT, status: "REJECTED", decidedAt: SENT.updatedAt },
  ...{ reason: "소리가 작아요.", rejectReason: "VOICE" },
};

const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {children}
  </QueryClientProvider>
);

describe("a sent application", () => {
  test("waits until a day, for a message to the verified phone, with what was sent", () => {
    vi.setSystemTime("2026-11-26T14:59:00Z");
    render(<ApplicantStatus applicant={SENT} subjects={[]} />, { wrapper: within });
    expect(screen.getByText("11월 26일(목)까지 010-1234-5678로 결과 문자를 보내 드려요.")).toBeTruthy();
    expect(screen.getByText("서울대학교 수학교육과")).toBeTruthy();
    expect(screen.getByText("왜 틀렸는지부터 찾아요.")).toBeTruthy();
    for (const text of ["남자 선생님", "010-1234-5678", "2년", "10초 녹음했어요"])
      expect(screen.getByText(text)).toBeTruthy();
  });

  test("names no day that has passed", () => {
    vi.setSystemTime("2026-11-26T15:00:00Z");
    render(<ApplicantStatus applicant={SENT} subjects={[]} />, { wrapper: within });
    expect(screen.getByText(/결과가 나오면 바로 010-1234-5678로 문자를/)).toBeTruthy();
  });

  test("says why it was rejected, and begins the next one only when asked to", async () => {
    http.POST.mockResolvedValue({ ...SENT, id: "a2", status: "DRAFT" });
    render(<ApplicantStatus applicant={REJECTED} subjects={[]} />, { wrapper: within });
    expect(screen.getByText("소리가 작아요.")).toBeTruthy();
    // Decided on 23 November: 180 days for the answers, 30 for the proof, and the day of the deletion does not count.
    screen.getByText("적은 내용은 2027년 5월 21일(금)까지 그대로 있어요.");
    screen.getByText(/2026년 12월 22일\(화\)까지 다시 지원하면 올리지 않아도 돼요/);
    const renewals = inside(screen.getByRole("list", { name: "다시 지원할 때 챙길 것" })).getAllByRole("listitem");
    expect(renewals.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^다시 녹음하기/),
      expect.stringMatching(/^증빙 서류 그대로/),
    ]);
    expect(http.POST).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: /다시 지원하기/ }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/applicants/a2"));
  });

  test.each([
    ["STUDY_PROOF", null, ["증빙 서류 다시 올리기", "녹음 그대로"]],
    ["INTRODUCTION", SENT.studyProof, ["녹음 그대로", "증빙 서류 그대로"]],
    ["VOICE", null, ["증빙 서류 다시 올리기", "다시 녹음하기"]],
  ] as const)("rejected for %s says what stays", (rejectReason, studyProof, starts) => {
    render(<ApplicantStatus applicant={{ ...REJECTED, rejectReason, studyProof }} subjects={[]} />, {
      wrapper: within,
    });
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    expect(items.map((text, index) => text.slice(0, starts[index]?.length))).toEqual(starts);
  });

  test("is taken back after a question, and says what went", async () => {
    http.POST.mockResolvedValue({ ...SENT, status: "WITHDRAWN" });
    const { rerender } = render(<ApplicantStatus applicant={SENT} subjects={[]} />, { wrapper: within });
    fireEvent.click(screen.getByRole("button", { name: "지원 취소하기" }));
    expect(http.POST).not.toHaveBeenCalled();
    const dialog = await screen.findByRole("alertdialog");
    fireEvent.click(inside(dialog).getByRole("button", { name: /지원 취소하기/ }));
    await waitFor(() =>
      expect(http.POST).toHaveBeenCalledWith("/tutor-applicants/{id}/cancel", { params: { path: { id: "a1" } } }),
    );
    rerender(<ApplicantStatus applicant={{ ...SENT, status: "WITHDRAWN" }} subjects={[]} />);
    expect(screen.getByText(/녹음과 서류는 지웠어요/)).toBeTruthy();
    expect(screen.getByRole("button", { name: /다시 지원하기/ })).toBeTruthy();
  });

  test("leads an accepted tutor to their times", () => {
    render(<ApplicantStatus applicant={{ ...SENT, status: "ACCEPTED" }} subjects={[]} />, { wrapper: within });
    expect(screen.getByRole("link", { name: "가능한 시간 알려 주기" }).getAttribute("href")).toBe("/periods");
  });
});

describe("/applicants", () => {
  test("shows what became of the last application instead of beginning another", async () => {
    http.GET.mockResolvedValue({ applicant: REJECTED });
    render(<ApplicantsStart />, { wrapper: within });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/applicants/a1"));
    expect(http.POST).not.toHaveBeenCalled();
  });

  test("tells a minor from which age, and a tutor that nothing is to be applied for", async () => {
    http.GET.mockResolvedValue({ applicant: null });
    http.POST.mockRejectedValueOnce(apiError("forbidden", { reason: "MINOR" }));
    render(<ApplicantsStart />, { wrapper: within });
    await screen.findByText(/만 19세부터 지원할 수 있어요/);
    cleanup();
    http.POST.mockRejectedValueOnce(apiError("forbidden"));
    render(<ApplicantsStart />, { wrapper: within });
    await screen.findByRole("heading", { name: "이미 선생님이에요" });
  });

  test("begins one for who has none", async () => {
    http.GET.mockResolvedValue({ applicant: null });
    http.POST.mockResolvedValue({ ...SENT, id: "a2", status: "DRAFT" });
    render(<ApplicantsStart />, { wrapper: within });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/applicants/a2"));
  });
});

test.each([
  [{ ...SENT, status: "DRAFT" as const }, "쓰던 지원서가 있어요", "이어서 지원하기", "/applicants/a1"],
  [SENT, "지원서를 잘 받았어요", "지원서 보기", "/applicants/a1"],
  [REJECTED, "지원 결과가 나왔어요", "결과 보기", "/applicants/a1"],
  [{ ...SENT, status: "WITHDRAWN" as const }, "지원을 취소했어요", "다시 지원하기", "/applicants/a1"],
  [null, "선생님 계정으로 볼 수 있어요", "선생님 지원하기", "/applicants"],
])("a tutor's page tells who is none where the application stands (%#)", async (applicant, title, label, href) => {
  http.GET.mockResolvedValue({ applicant });
  render(<NoTutor />, { wrapper: within });
  await screen.findByRole("heading", { name: title });
  if (applicant?.status === "DRAFT") screen.getByText(/마저 써서 보내면 영업일 3일 안에 문자로 답을 드려요/);
  expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(href);
  const toBuyer = screen.queryByRole("link", { name: "학부모·학생 사이트로 가기" });
  expect(toBuyer?.getAttribute("href") ?? null).toBe(applicant ? null : "/go/buyer/");
});

test("a save after another tab has sent it says so", async () => {
  http.PATCH.mockRejectedValue(apiError("stateConflict", { message: "이미 보낸 지원서예요.", reason: "SENT" }));
  const { result } = renderHook(() => useSaveApplicant("a1"), { wrapper: within });
  await expect(
    result.current.mutateAsync({ params: { path: { id: "a1" } }, body: { major: "화학과" } }),
  ).rejects.toThrow();
  expect(toast).toHaveBeenCalledWith("다른 창에서 이미 보낸 지원서예요.", { tone: "info" });
});
