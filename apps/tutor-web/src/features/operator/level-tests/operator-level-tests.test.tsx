// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { DeskItem } from "./level-test-queries";
import { OperatorLevelTests } from "./operator-level-tests";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const item = (number: number, change: Partial<DeskItem> = {}): DeskItem => ({
  id: `MATH-M2-A-0${number}`,
  version: 1,
  unit: "일차함수",
  points: 2,
  stem: `물음 ${number}`,
  passage: null,
  options: ["하나", "둘"],
  isUsed: true,
  retiredAt: null,
  answers: 40,
  correct: 24,
  unknown: 4,
  discrimination: 0.41,
  ...change,
});
const page = (content: DeskItem[]) => ({
  formId: "MATH-M2-A",
  forms: ["MATH-M2-A", "ENGLISH-H1-B"],
  content,
});

beforeEach(() => {
  http.POST.mockResolvedValue(undefined);
});
const show = (search = "") => showDesk(<OperatorLevelTests />, search);
const card = (number: number) => screen.getByRole("article", { name: `MATH-M2-A-0${number}` });
const figures = (number: number) =>
  within(card(number))
    .getAllByRole("definition")
    .map((one) => one.textContent);

test("an item shows its passage and its options where somebody asks for them", async () => {
  http.GET.mockResolvedValue(page([item(1, { passage: "긴 지문" }), item(2)]));
  show();
  await screen.findByText("지문과 보기");
  expect(within(card(1)).getByText("긴 지문").closest("details")).not.toBeNull();
  expect(
    within(card(2))
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(["하나", "둘"]);
  expect(within(card(2)).queryByText("지문과 보기")).toBeNull();
});

test("each item says how many were right and how it separates; what stands out is said in words", async () => {
  http.GET.mockResolvedValue(
    page([
      item(1),
      item(2, { discrimination: -0.12 }),
      item(3, { answers: 0, correct: 0, unknown: 0, discrimination: null }),
      item(4, { isUsed: false, version: 1 }),
    ]),
  );
  show();
  await screen.findByText("물음 1");
  expect(figures(1)).toEqual(["40명", "60%", "4명", "0.41"]);
  expect(figures(2)).toEqual(["40명", "60%", "4명", "−0.12"]);
  within(card(2)).getByText("잘하는 학생이 더 많이 틀려요. 정답을 확인해 주세요.");
  expect(figures(3)).toEqual(["0명", "–", "0명", "–"]);
  within(card(4)).getByText("지난 판");
  expect(within(card(4)).queryByRole("button")).toBeNull();
});

test("an item is retired with a reason, and let in again", async () => {
  http.GET.mockResolvedValue(page([item(1), item(2, { retiredAt: "2026-11-20T03:00:00.000Z" })]));
  show();
  await screen.findByText("물음 1");
  await user.click(within(card(1)).getByRole("button", { name: /빼기/ }));
  await user.type(await within(card(1)).findByRole("textbox", { name: /빼는 이유/ }), "보기 둘이 모두 맞아요.");
  await user.click(within(card(1)).getByRole("button", { name: /빼기/ }));
  expect(http.POST).toHaveBeenCalledWith("/operator/level-test-items/{itemId}/retirement", {
    params: { path: { itemId: "MATH-M2-A-01" } },
    body: { version: 1, isRetired: true, reason: "보기 둘이 모두 맞아요." },
  });
  within(card(2)).getByText("뺀 문제");
  await user.click(within(card(2)).getByRole("button", { name: /다시 넣기/ }));
  await user.type(await within(card(2)).findByRole("textbox", { name: /다시 넣는 이유/ }), "고쳤어요.");
  await user.click(within(card(2)).getByRole("button", { name: /다시 넣기/ }));
  expect(http.POST.mock.lastCall?.[1].body).toEqual({ version: 1, isRetired: false, reason: "고쳤어요." });
});

test("another form is chosen by its name, and stands in the address", async () => {
  http.GET.mockResolvedValue(page([item(1)]));
  show();
  await user.selectOptions(await screen.findByRole("combobox", { name: "시험지" }), "고1 영어 B형");
  expect(http.GET).toHaveBeenLastCalledWith("/operator/level-test-items", {
    params: { query: { formId: "ENGLISH-H1-B" } },
  });
});

test("without a form it says so; whoever is no operator finds nothing", async () => {
  http.GET.mockResolvedValue({ formId: null, forms: [], content: [] });
  show();
  await screen.findByText("아직 시험지가 없어요");
  cleanup();
  http.GET.mockRejectedValue(apiError("accountForbidden", { message: "권한이 없어요" }));
  show();
  await vi.waitFor(() => expect(screen.queryByText("레벨 테스트 문제")).toBeNull());
  await screen.findByRole("heading", { level: 1 });
});
