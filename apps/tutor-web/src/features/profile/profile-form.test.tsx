// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";
import { ProfileForm } from "./components/profile-form";

const user = userEvent.setup({ delay: null });

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const tutor: OwnTutor = {
  id: "1",
  name: "박서준",
  profileImageUrl: null,
  universityName: "나란대학교",
  introduction: "중학생에게 함수를 그림으로 설명하는 것을 좋아해요. 틀린 문제는 다음 시간에 꼭 다시 풀어요.",
  styles: ["CALM", "FRIENDLY"],
  teachingYears: 3,
  capacity: 4,
  major: "수학교육",
  majorGroup: "NATURAL",
  majorTrack: "NATURAL",
  admissionType: "EARLY",
  teachingBasis: "ENROLLED",
  reportNumber: null,
  ...{ studyProof: null, basisCheckedAt: null },
  gender: "MALE",
  rank: "BASIC",
  isOpen: true,
  phoneNumber: null,
  activeStudents: 2,
  updatedAt: "2026-11-20T00:00:00.000Z",
} as unknown as OwnTutor;

const years = () => screen.getByLabelText<HTMLInputElement>("과외 경력");
const major = () => screen.getByLabelText<HTMLInputElement>("전공");
const save = () => user.click(screen.getByRole("button", { name: /^저장하기/ }));
const retype = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  if (text) await user.type(field, text);
};

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm stored={tutor} />
    </QueryClientProvider>,
  );
}

test("wrong fields are named, the first one takes the focus, and a change clears its own error alone", async () => {
  open();
  screen.getByText("바꾼 내용이 없어요");
  await retype(major(), "");
  await retype(years(), "아");
  screen.getByText("저장 전");
  await save();
  screen.getByText("전공을 두 글자 이상 적어 주세요.");
  expect(document.activeElement).toBe(years());
  expect(http.PATCH).not.toHaveBeenCalled();
  await retype(years(), "5");
  expect(years().getAttribute("aria-invalid")).toBeNull();
  screen.getByText("전공을 두 글자 이상 적어 주세요.");
});

test("a saved form has no changes left; a refused field is explained there", async () => {
  open();
  http.PATCH.mockRejectedValueOnce(
    apiError("requestRejected", { fields: [{ path: "capacity", message: "지금 맡은 수업보다 적어요." }] }),
  );
  await retype(years(), "5");
  await save();
  await screen.findByText("지금 맡은 수업보다 적어요.");
  expect(document.activeElement).toBe(screen.getByLabelText("맡을 수업 수"));
  http.PATCH.mockResolvedValueOnce({ ...tutor, teachingYears: 5, updatedAt: "2026-11-21T00:00:00.000Z" });
  await save();
  await screen.findByText("바꾼 내용이 없어요");
  expect(http.PATCH.mock.lastCall?.[1]).toMatchObject({
    body: { teachingYears: 5 },
    params: { header: { "if-match": tutor.updatedAt } },
  });
});

test("another tab's change of the same fields is a choice: theirs fills the form, also where they left a field empty", async () => {
  open();
  const latest = { ...tutor, major: "물리", introduction: "", updatedAt: "2026-11-21T00:00:00.000Z" };
  http.PATCH.mockRejectedValueOnce(apiError("stateConflict", { reason: "CHANGED_MEANWHILE" }));
  http.GET.mockResolvedValueOnce(latest);
  await retype(major(), "화학");
  await save();
  const notice = (await screen.findByText("다른 창에서 먼저 바뀌었어요")).closest("section") ?? document.body;
  within(notice).getByText("물리");
  await user.click(within(notice).getByRole("button", { name: "저장된 내용 쓰기" }));
  expect(major().value).toBe("물리");
  expect(screen.getByLabelText<HTMLTextAreaElement>("소개").value).toBe("");
  screen.getByText("바꾼 내용이 없어요");
});
