// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { STUDY_PROOF_MAX_BYTES } from "@pkg/domain";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { type OwnTutor, TUTOR } from "@/lib/own-tutor/own-tutor";
import { BasisProof } from "./components/basis-proof";
import { ProfileForm } from "./components/profile-form";

vi.setSystemTime("2026-11-25T03:00:00Z");
const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const STORED = {
  ...{ id: "1", name: "박서준", universityName: "나란대학교", gender: "MALE", rank: "BASIC", phoneNumber: null },
  introduction: "중학생에게 함수를 그림으로 설명하는 것을 좋아해요. 틀린 문제는 다음 시간에 꼭 다시 풀어요.",
  ...{ styles: ["CALM", "FRIENDLY"], teachingYears: 3, capacity: 4, activeStudents: 2, isOpen: true },
  ...{ major: "수학교육", majorGroup: "NATURAL", majorTrack: "NATURAL", admissionType: "EARLY" },
  ...{ teachingBasis: "ENROLLED", reportNumber: null, studyProof: null, basisCheckedAt: null },
  updatedAt: "2026-11-20T00:00:00.000Z",
} as unknown as OwnTutor;
const PROOF = { type: "application/pdf", bytes: 400_000, createdAt: "2026-11-23T01:00:00.000Z" } as const;
const CHECKED = "2026-11-24T01:00:00.000Z";

const show = (children: ReactNode) => {
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);
};

test.each([
  [
    {},
    [
      "아직 없어요",
      /^이번 학기 재학증명서를 올려 주세요\..+ 멈추지는 않아요\. 정해진 기한은 없지만 .+확인하면 바로 지워요\.$/,
    ],
  ],
  [{ studyProof: PROOF }, ["PDF · 0.4MB 올렸어요", /직원 확인을 기다려요\. 서류 때문에 .+ 멈추지는 않아요/]],
  [
    { proofReturned: { at: CHECKED, reason: "지난 학기 증명서예요." } },
    ["11월 24일(화)에 서류를 돌려보냈어요. 이유: 지난 학기 증명서예요. 다시 올려 주세요."],
  ],
  [{ teachingBasis: "REPORTED", reportNumber: "제2026-77호" }, [/^번호가 보이는 개인과외교습자 신고증명서/]],
  [{ basisCheckedAt: CHECKED }, ["재학증명서 확인했어요 · 11월 24일(화)"]],
] as const)("with %j the part says %j", (facts, texts) => {
  show(<BasisProof tutor={{ ...STORED, ...facts }} />);
  for (const text of texts) screen.getByText(text);
  expect(screen.queryAllByRole("button")).toHaveLength("basisCheckedAt" in facts ? 0 : 1);
});

test("there is no part without an answer, and none for an answer that is not saved", async () => {
  show(<BasisProof tutor={{ ...STORED, teachingBasis: null }} />);
  expect(document.querySelector("fieldset")).toBeNull();
  show(<ProfileForm stored={STORED} />);
  expect(screen.getByLabelText("재학증명서 파일")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "신고했어요" }));
  screen.getByText("저장하면 확인할 서류를 올릴 수 있어요. 서류 때문에 제안이나 지금 수업이 멈추지는 않아요.");
  expect(screen.queryByLabelText(/증명서 파일/)).toBeNull();
});

function Part() {
  const { data = STORED } = useQuery(TUTOR);
  return <BasisProof tutor={data} />;
}

test("a file that is too large goes nowhere; where staff was faster, the check is shown", async () => {
  http.GET.mockResolvedValue(STORED);
  show(<Part />);
  const send = (bytes: number) =>
    user.upload(
      screen.getByLabelText("재학증명서 파일"),
      new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }),
    );
  await send(STUDY_PROOF_MAX_BYTES + 1);
  await screen.findByText("파일이 너무 커요. 10MB까지 올릴 수 있어요.");
  screen.getByText(/주민등록번호 뒷자리는 가려 주세요/);
  expect(http.GET.mock.lastCall).toEqual(["/tutors/me"]);
  http.GET.mockImplementation((path: string) =>
    path === "/tutors/me"
      ? Promise.resolve({ ...STORED, basisCheckedAt: CHECKED })
      : Promise.reject(apiError("stateConflict", { reason: "CHECKED" })),
  );
  await send(1_000);
  await screen.findByText("재학증명서 확인했어요 · 11월 24일(화)");
});
