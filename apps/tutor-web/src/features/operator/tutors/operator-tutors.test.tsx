// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorTutor } from "./operator-tutor";
import { OperatorTutors } from "./operator-tutors";
import type { DeskTutorDetail } from "./tutor-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const saveText = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/browser/save-text", () => ({ saveText }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const TUTOR: DeskTutorDetail = {
  ...{
    id: "1001",
    userId: "u1",
    name: "박지훈",
    phoneNumber: "01000000003",
    universityName: "연세대학교",
    universityTier: "HIGHEST",
  },
  ...{ major: "수학과", tier: "BASIC", state: "OPEN", activeStudents: 2, capacity: 4 },
  ...{ teachingBasis: "ENROLLED", reportNumber: null },
  ...{ studyProof: null, basisCheckedAt: null, basisCheckerName: null },
  ...{
    lessonsGiven: 12,
    logsMissing: 3,
    tutorAbsences: 1,
    noShowsReported: 2,
    noShowsGivenBack: 1,
    createdAt: "2026-03-01T03:00:00.000Z",
  },
};

/** The sheet's code loads when it opens first. */
const SLOWLY = { timeout: 5_000 };
const asked = () => http.GET.mock.lastCall?.[1].params.query;

test("the list is narrowed, sorted and saved as a file as it stands", async () => {
  http.GET.mockResolvedValue({ content: [{ ...TUTOR, phoneEnd: "0003" }], nextCursor: null });
  http.POST.mockResolvedValue(null);
  showDesk(<OperatorTutors />, "?tier=BASIC");
  const link = await screen.findByRole("link", { name: "박지훈" });
  expect(link.getAttribute("href")).toBe("/operator/tutors/1001");
  expect(asked()).toEqual({ tier: "BASIC", sort: "createdAt", dir: "desc" });
  expect((await screen.findByRole("status")).textContent).toBe("1명");
  screen.getByText("12회");
  screen.getByText("끝자리 0003");
  await user.selectOptions(screen.getByLabelText("새 학생"), "운영팀이 쉬게 함");
  await vi.waitFor(() => expect(asked()).toMatchObject({ tier: "BASIC", state: "RESTING" }));
  await user.selectOptions(screen.getByLabelText("재학·과외 신고"), "확인할 것");
  await vi.waitFor(() => expect(asked()).toMatchObject({ state: "RESTING", awaitsBasisCheck: "true" }));
  await user.selectOptions(screen.getByLabelText("재학·과외 신고"), "모두");
  await vi.waitFor(() => expect(asked()).not.toHaveProperty("awaitsBasisCheck"));
  await user.type(screen.getByRole("searchbox"), "박");
  screen.getByText("이름 두 글자나 전화 끝 4자리를 적어 주세요.");
  await user.type(screen.getByRole("searchbox"), "지");
  await vi.waitFor(() => expect(asked()).toMatchObject({ search: "박지" }));
  expect(http.GET.mock.calls.some(([, { params }]) => params.query.search === "박")).toBe(false);
  await user.click(await screen.findByRole("button", { name: /^CSV 받기/ }));
  await user.type(await screen.findByLabelText("이유"), "주간 회의에서 봐요");
  await user.click(screen.getByRole("button", { name: /^CSV 받기/ }));
  await vi.waitFor(() => expect(saveText).toHaveBeenCalled());
  expect(http.POST.mock.lastCall).toEqual([
    "/operator/exports",
    { body: { list: "TUTORS", reason: "주간 회의에서 봐요" } },
  ]);
  expect(saveText.mock.lastCall?.[0].text).toContain("박지훈");
});

test("the tier changes only to another one and with a reason; a refusal stands at the field", async () => {
  http.GET.mockResolvedValue(TUTOR);
  showDesk(<OperatorTutor id="1001" />);
  await user.click(await screen.findByRole("button", { name: "등급 바꾸기" }));
  const send = () => user.click(screen.getAllByRole("button", { name: /^등급 바꾸기/ }).at(-1) as HTMLElement);
  await user.type(await screen.findByLabelText("이유", {}, SLOWLY), "수업을 아주 잘해요");
  await send();
  screen.getByText("지금과 다른 등급을 골라 주세요.");
  expect(http.PUT).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText("새 등급"), "전문 선생님");
  const fields = [{ path: "tier", message: "과목을 먼저 바꿔야 해요." }];
  http.PUT.mockRejectedValueOnce(apiError("invalidInput", { fields }));
  await send();
  await screen.findByText("과목을 먼저 바꿔야 해요.");
  http.PUT.mockResolvedValue(null);
  await user.selectOptions(screen.getByLabelText("새 등급"), "명문대 선생님 3단계");
  await send();
  await vi.waitFor(() =>
    expect(http.PUT.mock.lastCall).toEqual([
      "/operator/tutors/{id}/tier",
      { params: { path: { id: "1001" } }, body: { tier: "PREMIUM", reason: "수업을 아주 잘해요" } },
    ]),
  );
});

test("putting to rest says whom it keeps from new students, and asks for a reason", async () => {
  http.GET.mockResolvedValue(TUTOR);
  http.PUT.mockResolvedValue(null);
  showDesk(<OperatorTutor id="1001" />);
  await user.click(await screen.findByRole("button", { name: "박지훈 선생님 새 학생 멈추기" }));
  screen.getByText("2회 (돌려준 수업 1회)");
  await screen.findByText(/박지훈 선생님\(010-0000-0003\)께 새 제안이 가지 않고/, {}, SLOWLY);
  await user.type(screen.getByLabelText("이유"), "시험 기간이에요");
  await user.click(screen.getAllByRole("button", { name: /^새 학생 멈추기/ }).at(-1) as HTMLElement);
  await vi.waitFor(() =>
    expect(http.PUT.mock.lastCall?.[1].body).toEqual({ isResting: true, reason: "시험 기간이에요" }),
  );
  expect(screen.getByRole("link", { name: "회원 페이지 보기" }).getAttribute("href")).toBe("/operator/people/u1");
});

test.each([
  ["list is", <OperatorTutors key="1" />],
  ["page is", <OperatorTutor key="2" id="1" />],
])("without the role the %s the page of an unknown address", async (_name, page) => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(page);
  await screen.findByRole("heading", { name: /찾을 수 없/ });
});

test("a tutor with as many students as they take is not said to take new ones", async () => {
  http.GET.mockResolvedValue({ content: [{ ...TUTOR, activeStudents: 4 }], nextCursor: null });
  showDesk(<OperatorTutors />);
  const row = await screen.findByRole("row", { name: /박지훈/ });
  expect(row.textContent).toContain("자리 없음");
  expect(row.textContent).not.toContain("새 학생 받음");
});
