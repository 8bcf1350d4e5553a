// @vitest-environment happy-dom
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SubjectsForm } from "./components/subjects-form";

const user = userEvent.setup({ delay: null });

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const detail = (key: string, label: string) => ({
  ...{ key, externalKey: key, label, parentSubjectDetailKey: null, meta: {}, purchasable: true },
  ...{ targetSchoolLevels: ["MIDDLE" as const], targetCurriculums: ["2022" as const] },
});
const CATALOGUE: CatalogueSubject[] = [
  { key: "MATH", externalKey: "MATH", label: "수학", subjectDetails: [detail("MATH_M1", "중1 수학")] },
];
const NOTHING = { middleSchoolSubjects: [], highSchoolSubjects: [], advancedSubjects: [], confidenceSubjects: [] };
const stored = { ...NOTHING, subjectsInLessons: [], updatedAt: "2026-11-20T00:00:00.000Z" };
const save = () => user.click(screen.getByRole("button", { name: /^저장하기/ }));

test("a taught subject needs a confidence: its row explains that and takes the focus", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SubjectsForm stored={stored} catalogue={CATALOGUE} rank="BASIC" />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "중1 수학" }));
  screen.getByText("저장 전");
  await save();
  expect(http.POST).not.toHaveBeenCalled();
  const best = screen.getByRole("radio", { name: "최상" });
  expect(document.activeElement).toBe(best);
  expect(best.closest("fieldset")?.getAttribute("aria-invalid")).toBe("true");
  await user.click(best);
  expect(best.closest("fieldset")?.getAttribute("aria-invalid")).toBeNull();
  http.POST.mockImplementation(async (_path, { body }) => ({ ...stored, ...body }));
  await save();
  await screen.findByText("바꾼 내용이 없어요");
  expect(http.POST.mock.lastCall?.[1].body).toEqual({
    ...NOTHING,
    middleSchoolSubjects: ["MATH_M1"],
    confidenceSubjects: [{ subject: "MATH", level: "VERY_HIGH" }],
  });
});
