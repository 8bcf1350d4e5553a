// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { TutorFactsForms } from "./tutor-facts-forms";
import type { DeskTutorDetail } from "./tutor-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
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
  ...{ teachingBasis: "ENROLLED", reportNumber: null },
  ...{ studyProof: null, basisCheckedAt: null, basisCheckerName: null },
  ...{ major: "수학과", tier: "BASIC", state: "OPEN", activeStudents: 2, capacity: 4, lessonsGiven: 12 },
  ...{
    logsMissing: 3,
    tutorAbsences: 1,
    noShowsReported: 0,
    noShowsGivenBack: 0,
    createdAt: "2026-03-01T03:00:00.000Z",
  },
};
const REASON = "본인이 전화로 부탁했어요";
const SLOWLY = { timeout: 5_000 };

const show = () => {
  showDesk(<TutorFactsForms tutor={TUTOR} />);
};

test("the phone says who is told; what is refused stands at its field and nothing typed is lost", async () => {
  const fields = [{ path: "phoneNumber", message: "다른 회원이 확인한 번호예요." }];
  http.PUT.mockRejectedValueOnce(apiError("invalidInput", { fields })).mockResolvedValue(null);
  show();
  await user.click(screen.getByRole("button", { name: "휴대폰 바꾸기" }));
  const phone = await screen.findByLabelText<HTMLInputElement>("새 휴대폰 번호", {}, SLOWLY);
  await screen.findByText(/박지훈 선생님\(010-0000-0003\)의 이전 번호와 새 번호로/);
  await user.type(phone, "010-7777-1234");
  await user.type(screen.getByLabelText("이유"), REASON);
  await user.click(screen.getByRole("button", { name: /^휴대폰 바꾸기 바꾸고/ }));
  await screen.findByText("다른 회원이 확인한 번호예요.");
  expect(phone.value).toBe("010-7777-1234");
  await user.click(screen.getByRole("button", { name: /^휴대폰 바꾸기 바꾸고/ }));
  await vi.waitFor(() => expect(screen.queryByLabelText("새 휴대폰 번호")).toBeNull());
  expect(http.PUT.mock.lastCall).toEqual([
    "/operator/tutors/{id}/phone",
    { params: { path: { id: "1001" } }, body: { phoneNumber: "010-7777-1234", reason: REASON } },
  ]);
});

test("a new search forgets what was picked before", async () => {
  http.GET.mockImplementation((_path: string, { params }: { params: { query: { university: string } } }) =>
    Promise.resolve({
      content: params.query.university === "고려" ? [{ id: 7, name: "고려대학교", region: "서울" }] : [],
    }),
  );
  show();
  await user.click(screen.getByRole("button", { name: "학교 바꾸기" }));
  const search = await screen.findByLabelText("대학 찾기", {}, SLOWLY);
  await user.type(search, "고려");
  await screen.findByRole("option", { name: "고려대학교" });
  await user.selectOptions(screen.getByLabelText("대학"), "고려대학교");
  await user.clear(search);
  await user.type(search, "연세");
  await vi.waitFor(() => expect(screen.queryByRole("option", { name: "고려대학교" })).toBeNull());
  await user.type(screen.getByLabelText("이유"), REASON);
  await user.click(screen.getByRole("button", { name: /^학교 바꾸기 바꾸고/ }));
  await screen.findByText("대학을 찾아서 골라 주세요.");
  expect(http.PUT).not.toHaveBeenCalled();
});

test("a university is searched for and picked", async () => {
  http.GET.mockResolvedValue({ content: [{ id: 7, name: "고려대학교", region: "서울" }] });
  http.PUT.mockResolvedValue(null);
  show();
  await user.click(screen.getByRole("button", { name: "학교 바꾸기" }));
  await user.type(await screen.findByLabelText("대학 찾기", {}, SLOWLY), "고려");
  await screen.findByRole("option", { name: "고려대학교" });
  await user.selectOptions(screen.getByLabelText("대학"), "고려대학교");
  await user.clear(screen.getByLabelText("전공"));
  await user.type(screen.getByLabelText("전공"), "통계학과");
  await user.type(screen.getByLabelText("이유"), REASON);
  await user.click(screen.getByRole("button", { name: /^학교 바꾸기 바꾸고/ }));
  await vi.waitFor(() => expect(http.PUT).toHaveBeenCalled());
  expect(http.PUT.mock.lastCall).toEqual([
    "/operator/tutors/{id}/university",
    { params: { path: { id: "1001" } }, body: { universityId: 7, major: "통계학과", reason: REASON } },
  ]);
});
