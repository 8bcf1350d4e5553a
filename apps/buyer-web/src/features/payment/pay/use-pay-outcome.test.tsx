// @vitest-environment happy-dom

import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DRAFT } from "@/lib/enrollment-draft/checkout-draft";
import { useEnrollmentDraft } from "@/lib/enrollment-draft/enrollment-draft";
import { usePayOutcome } from "./use-pay-outcome";

const push = vi.fn();
const PUT = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering({ PUT }),
}));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const math = { productId: 1, subject: "MATH", subjectDetail: "MATH_M2_2" };
const english = { productId: 2, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };

test.each([
  ["the trial that was taken before", 0, [english]],
  ["nothing, when no course is named", undefined, [math, english]],
])("a refusal leads back to the courses without %s", async (_what, taken, left) => {
  PUT.mockReset().mockImplementation(async (_path, { body }) => ({ ...body, idempotencyKey: "k", updatedAt: "" }));
  const client = new QueryClient();
  client.setQueryData(DRAFT.queryKey, { id: "d1", data: { studentId: "s1", courses: [math, english] } });
  useEnrollmentDraft.getState().setCourses([math, english]);
  const options = {} as Parameters<typeof usePayOutcome>[0];
  const { result } = renderHook(() => usePayOutcome(options), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const refused = { kind: "ENROLLMENT_INVALID", missing: "COURSES", message: "m", taken } as const;
  await act(async () => void (await result.current.onOutcome(refused, true)));
  expect(push).toHaveBeenCalledWith("/simple-enroll");
  expect(useEnrollmentDraft.getState().courses).toEqual(left);
  const written = PUT.mock.calls.map(([, { body }]) => body);
  expect(written).toEqual(taken === undefined ? [] : [{ id: "d1", data: { studentId: "s1", courses: left } }]);
});
