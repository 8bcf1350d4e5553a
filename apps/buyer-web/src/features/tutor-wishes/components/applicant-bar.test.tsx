// @vitest-environment happy-dom
import { NO_WISHES } from "@pkg/domain";
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApplicantBar } from "./applicant-bar";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

const course = (subjectLabel: string, count: number) => ({ subjectLabel, subjectDetailLabel: "중2-2", count });

test("offline the count of the last wishes gives way to a wait", async () => {
  http.POST.mockResolvedValue({ count: 9, courses: [course("수학", 9), course("영어", 12)] });
  const client = new QueryClient();
  const bar = (tutorGenders: ("MALE" | "FEMALE")[]) => (
    <QueryClientProvider client={client}>
      <ApplicantBar
        {...{ step: "gender", merchantUid: "NR1", problem: null, label: "다음", isBusy: false }}
        {...{ wishes: { ...NO_WISHES, gradeBand: null, tutorGenders }, onNext: vi.fn(), onWiden: vi.fn() }}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(bar([]));
  await screen.findByText("9명");
  screen.getByText("12명");

  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  rerender(bar(["FEMALE"]));
  await waitFor(() => expect(screen.getAllByText("…")).toHaveLength(2));
  expect(screen.queryByText(/^\d+명$/)).toBeNull();
});
