// @vitest-environment happy-dom
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type EnrollFacts, useEnrollFacts } from "./use-enroll-facts";
import { useStudentChoice } from "./use-student-choice";

const GET = vi.hoisted(() => vi.fn());
const me = vi.hoisted(() => ({
  id: "u1",
  students: [
    { id: "s1", name: "이하준", phoneNumber: null, isSelf: false, grade: 8 },
    { id: "s2", name: "이서준", phoneNumber: null, isSelf: false, grade: 5 },
  ],
}));
const draft = vi.hoisted(() => ({ id: "d1", data: { studentId: null, courses: [] } }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering({ GET }),
}));
vi.mock("@/lib/account/me", () => ({ useMe: () => ({ data: me, error: null }), ME_KEY: ["me"] }));
vi.mock("@/lib/account/account-links", () => ({ missingSignUp: () => null }));
vi.mock("@/lib/enrollment-draft/checkout-draft", () => ({
  DRAFT_KEY: ["draft"],
  useCheckoutDraft: () => ({ data: draft, error: null }),
  useSaveDraft: () => ({}),
}));
vi.mock("@/lib/courses/course-views", () => ({
  useCourseViews: () => ({ data: { views: [{}], lost: [] }, error: null }),
}));
vi.mock("@/lib/account/guardian", () => ({
  useGuardianGate: () => ({ isMissing: false, isLoading: false, query: {} }),
}));

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
afterEach(() => {
  cleanup();
  client.clear();
});

test("the page waits until it is known whom the account ordered for last", async () => {
  let answer = (_last: unknown) => {};
  GET.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { result } = renderHook(useEnrollFacts, { wrapper });
  expect(result.current.facts).toBeNull();
  await act(async () => answer({ childName: "이서준", childPhoneNumber: null }));
  await waitFor(() => expect(result.current.facts?.lastChild?.childName).toBe("이서준"));
});

test("and goes on without when that cannot be known", async () => {
  GET.mockRejectedValue(new Error("no"));
  const { result } = renderHook(useEnrollFacts, { wrapper });
  await waitFor(() => expect(result.current.facts).not.toBeNull());
  expect([result.current.facts?.lastChild, result.current.error]).toEqual([null, null]);
});

test("the child is chosen once: what is read later changes nothing under the eyes", () => {
  const last = (childName: string) => ({ childName, childPhoneNumber: null });
  const factsOf = (childName: string) =>
    ({ me, draft, views: [], lastChild: last(childName) }) as unknown as EnrollFacts;
  const { result, rerender } = renderHook((name: string) => useStudentChoice(factsOf(name), () => {}), {
    wrapper,
    initialProps: "이서준",
  });
  expect(result.current.student?.id).toBe("s2");
  rerender("이하준");
  expect(result.current.student?.id).toBe("s2");
});

test("a trial that a student has had stops there, and not the sibling's", async () => {
  GET.mockResolvedValue({ content: [{ studentId: "s1", subject: "MATH" }] });
  const course = { subject: "MATH", matchId: null, trialMatchId: null };
  const trial = { course, product: { totalMonths: 0, totalCounts: 1 }, subjectLabel: "수학" };
  const facts = { me, draft, views: [trial], lastChild: null } as unknown as EnrollFacts;
  const { result } = renderHook(() => useStudentChoice(facts, () => {}), { wrapper });
  await waitFor(() => expect(result.current.takenTrial?.subjectLabel).toBe("수학"));
  act(() => result.current.choose("s2"));
  expect(result.current.takenTrial).toBeUndefined();
});

test("nor does any student go on with two trials of a subject", async () => {
  GET.mockResolvedValue({ content: [] });
  const trialOf = (subject: string, subjectDetail: string) => ({
    course: { subject, subjectDetail },
    product: { totalMonths: 0, totalCounts: 1 },
    subjectLabel: subject,
  });
  const views = [trialOf("MATH", "MATH_M2_1"), trialOf("ENGLISH", "ENGLISH_M2"), trialOf("MATH", "MATH_M2_2")];
  const facts = { me, draft, views, lastChild: null } as unknown as EnrollFacts;
  const { result } = renderHook(() => useStudentChoice(facts, () => {}), { wrapper });
  expect(result.current).toMatchObject({ takenTrial: views[2], isTrialHad: false });
});
