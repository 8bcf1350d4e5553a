// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { BasisCheck } from "./basis-check";
import type { DeskTutorDetail } from "./tutor-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const TUTOR = {
  ...{ id: "1001", name: "박지훈", teachingBasis: "ENROLLED", reportNumber: null },
  ...{ studyProof: null, basisCheckedAt: null, basisCheckerName: null },
} as unknown as DeskTutorDetail;
const PROOF = { type: "image/png", bytes: 400_000, createdAt: "2026-11-23T01:00:00.000Z" } as const;
const CHECKED = "2026-11-24T01:00:00.000Z";
/** The sheet's code loads when it opens first. */
const SLOWLY = { timeout: 5_000 };

test("the proof is opened by a link", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  http.GET.mockResolvedValue({ url: "https://naran.test/file" });
  showDesk(<BasisCheck tutor={{ ...TUTOR, studyProof: PROOF }} />);
  screen.getByText(/^재학 중\. 휴학이 아니라 재학 중인지 확인해 주세요/);
  await user.click(screen.getByRole("button", { name: /^서류 보기/ }));
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith("https://naran.test/file", "_blank", "noopener"));
  expect(http.GET.mock.lastCall).toEqual([
    "/operator/tutors/{id}/study-proof/link",
    { params: { path: { id: "1001" } } },
  ]);
});

test.each([
  ["확인했다고 남기기", true],
  ["돌려보내기", false],
])("%s: the check is noted with a reason, about the proof that was seen", async (label, agrees) => {
  http.POST.mockResolvedValue(null);
  showDesk(<BasisCheck tutor={{ ...TUTOR, studyProof: PROOF }} />);
  await user.click(screen.getByRole("button", { name: `박지훈 선생님 서류 ${label}` }));
  await user.type(await screen.findByLabelText("이유", {}, SLOWLY), "재학증명서를 봤어요");
  await user.click(screen.getAllByRole("button", { name: new RegExp(`^${label}`) }).at(-1) as HTMLElement);
  await vi.waitFor(() => expect(http.POST).toHaveBeenCalled());
  expect(http.POST.mock.lastCall).toEqual([
    "/operator/tutors/{id}/basis-check",
    {
      params: { path: { id: "1001" }, header: { "if-match": PROOF.createdAt } },
      body: { agrees, reason: "재학증명서를 봤어요" },
    },
  ]);
});

test.each([
  [{ teachingBasis: null }, "아직 답하지 않았어요."],
  [{}, "재학 중. 선생님이 아직 서류를 올리지 않았어요."],
  [{ basisCheckedAt: CHECKED, basisCheckerName: "한지원" }, "재학 중. 11월 24일(화)에 한지원 님이 서류를 확인했어요."],
  [{ basisCheckedAt: CHECKED }, "재학 중. 11월 24일(화)에 직원이 서류를 확인했어요."],
] as const)("with %j there is nothing to note: %s", (facts, text) => {
  showDesk(<BasisCheck tutor={{ ...TUTOR, ...facts }} />);
  screen.getByText(text);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("a report is compared by its number", () => {
  const report = { teachingBasis: "REPORTED", reportNumber: "제2026-77호" } as const;
  showDesk(<BasisCheck tutor={{ ...TUTOR, ...report, studyProof: PROOF }} />);
  screen.getByText(/^개인과외 신고 제2026-77호\. 신고증명서의 번호가 제2026-77호인지/);
});
