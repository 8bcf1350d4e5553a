// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";
import { OpenSwitch } from "./components/open-switch";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const show = (studies: Partial<OwnTutor>) => {
  http.GET.mockReturnValue(new Promise(() => {}));
  const tutor = {
    tier: "BASIC",
    isOpen: true,
    isResting: false,
    activeStudents: 1,
    capacity: 3,
    ...studies,
  } as OwnTutor;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenSwitch tutor={tutor} />
    </QueryClientProvider>,
  );
  const text = screen.getByRole("region", { name: "새 학생" }).textContent;
  cleanup();
  return text;
};
const NURSE = { universityName: "국립창원대학교", universityTier: "LOCAL_NATIONAL", major: "간호학과" } as const;

test("a tutor who studies elsewhere reads why no proposal comes and how one would; others do not", () => {
  const elsewhere = show(NURSE);
  expect(elsewhere).toContain("새 제안이 오지 않아요. 명문대 선생님 수업은 서울대·연세대");
  expect(elsewhere).toContain("전문 선생님으로 지원하려면 고객센터로 알려 주세요.");
  expect(elsewhere).toContain("지금 수업 1개를 맡고 있어요.");
  for (const top of [
    { ...NURSE, major: "의예과" },
    { ...NURSE, tier: "EXPERT" as const },
    { universityName: "서울교육대학교", universityTier: "HIGH" as const, major: "초등교육과" },
  ]) {
    expect(show(top)).toContain("2개 더 맡을 수 있어요.");
  }
});

test("a rest says that what was proposed before still counts, whoever began it", () => {
  for (const rest of [{ isOpen: false }, { isResting: true }]) {
    expect(show({ ...NURSE, tier: "EXPERT", ...rest })).toContain("이미 받은 제안은 지금도 수락할 수 있어요.");
  }
  expect(show({ ...NURSE, tier: "EXPERT" })).not.toContain("이미 받은 제안");
});

test("two classes of one student are told as one student, and take two places", async () => {
  const classOf = (studentId: string, stage = "RUNNING") => ({ studentId, stage, isOwn: true });
  const content = [classOf("s1"), classOf("s1"), classOf("s2"), classOf("s3", "OVER")];
  http.GET.mockImplementation((path) =>
    path === "/tutors/me/classes" ? Promise.resolve({ content }) : new Promise(() => {}),
  );
  const tutor = {
    tier: "EXPERT",
    isOpen: true,
    isResting: false,
    activeStudents: 3,
    capacity: 5,
    ...NURSE,
  } as OwnTutor;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenSwitch tutor={tutor} />
    </QueryClientProvider>,
  );
  const note = () => screen.getByRole("region", { name: "새 학생" }).textContent;
  await waitFor(() => expect(note()).toContain("지금 학생 2명의 수업 3개를 맡고 있어요. 2개 더 맡을 수 있어요."));
});
