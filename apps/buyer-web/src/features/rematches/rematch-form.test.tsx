// @vitest-environment happy-dom

import { CONTACT_REFUSED, NO_TIMES } from "@pkg/domain";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { RematchForm } from "./components/rematch-form";
import type { RematchStart } from "./queries";

const user = userEvent.setup({ delay: null });
const POST = vi.hoisted(() => vi.fn());
const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace, push: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering({ POST }),
}));

const START = {
  match: { id: "m1", status: "MATCHED", tutorName: "한서윤", minutes: 60, lessonsPerWeek: 1 },
  wishes: {
    tutorGenders: [],
    weeklyAvailablePeriods: { ...NO_TIMES, monday: ["18:00-20:00"] },
    otherLessons: [
      { day: 1, halfHour: 38, minutes: 60, subjectLabel: "영어" },
      { day: 3, halfHour: 36, minutes: 60, subjectLabel: "국어" },
    ],
  },
  counts: { left: 5, scheduled: 2 },
} as unknown as RematchStart;

function open(search = "") {
  cleanup();
  window.scrollTo = () => {};
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NuqsTestingAdapter searchParams={search} hasMemory>
        <RematchForm start={START} />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
}
test("the times show what else the week has", async () => {
  open();
  await user.click(screen.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }));
  await user.click(screen.getByRole("button", { name: "다음" }));
  expect(screen.getAllByText("영어").length + screen.getAllByText("국어").length).toBeGreaterThan(1);
});

const box = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

beforeEach(() => {
  sessionStorage.clear();
  POST.mockReset().mockResolvedValue({ promisedOn: "2026-12-01" });
  replace.mockReset();
});
test("a refresh keeps the reason, the texts and the step; the address has no answer", async () => {
  open();
  await user.click(screen.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }));
  await user.type(box(/조금 더 알려 주세요/), "질문할 틈이 없었어요.");
  await user.click(screen.getByRole("button", { name: "다음" }));
  await user.type(box(/참고할 점/), "천천히 설명해 주세요.");
  open("?step=2");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("어떤 선생님을 찾을까요?");
  expect(box(/참고할 점/).value).toBe("천천히 설명해 주세요.");
  open();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "설명이 너무 쉽거나 어려워요" }).checked).toBe(true);
  expect(box(/조금 더 알려 주세요/).value).toBe("질문할 틈이 없었어요.");
});

test("a phone number in the memo is told at its field, and nothing is sent", async () => {
  open();
  await user.click(screen.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }));
  await user.click(screen.getByRole("button", { name: "다음" }));
  await user.type(box(/참고할 점/), "공일공 이이공공 공공칠칠");
  expect(box(/참고할 점/).getAttribute("aria-invalid")).toBe("true");
  await user.click(screen.getByRole("button", { name: "다른 선생님 찾기" }));
  expect(screen.getByRole("alert").textContent).toBe(CONTACT_REFUSED);
  expect(screen.queryByRole("button", { name: /^선생님 바꾸기/ })).toBeNull();
  await user.clear(box(/참고할 점/));
  await user.type(box(/참고할 점/), "천천히요");
  await user.click(screen.getByRole("button", { name: "다른 선생님 찾기" }));
  await screen.findByRole("button", { name: /^선생님 바꾸기/ });
});

test("a link to the second question without a reason opens the first", () => {
  open("?step=2");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("어떤 점이 아쉬웠나요?");
});

test("what was sent is forgotten", async () => {
  open();
  await user.click(screen.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }));
  await user.click(screen.getByRole("button", { name: "다음" }));
  await user.click(screen.getByRole("button", { name: "다른 선생님 찾기" }));
  await user.click(await screen.findByRole("button", { name: /^선생님 바꾸기/ }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/tutoring/matching?matchId=m1"));
  open();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "설명이 너무 쉽거나 어려워요" }).checked).toBe(false);
});
