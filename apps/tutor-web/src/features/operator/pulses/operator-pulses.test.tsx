// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { MatchRejections } from "../matches/match-rejections";
import { MatchRematch } from "../matches/match-rematch";
import { PulseCard } from "./pulse-card";
import type { BadPulse } from "./pulse-queries";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
const PULSE: BadPulse = {
  ...{ matchId: "m1", tutorId: "1001", tutorName: "서지안", buyerId: "p1", buyerName: "김민정", studentName: "김하준" },
  ...{ subjectLabel: "수학", subjectDetailLabel: "중2-2", heldLessons: 3, isPair: true },
  ...{ answeredAt: "2026-12-08T10:00:00.000Z", handledAt: null, handledNote: null },
};
const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

test("a family that is not content is looked after with a note", async () => {
  http.POST.mockResolvedValue(undefined);
  render(<PulseCard pulse={PULSE} />, { wrapper: within });
  expect(screen.getByText(/서지안 선생님과 3회 수업하고/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "김민정 님 보기" }).getAttribute("href")).toBe("/operator/people/p1");
  fireEvent.click(screen.getByRole("button", { name: /챙긴 내용 남기기/ }));
  fireEvent.click(await screen.findByRole("button", { name: /챙겼어요/ }));
  expect(await screen.findByText("무엇을 했는지 5자 이상 적어 주세요.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("무엇을 했나요?"), { target: { value: "전화로 이야기했어요." } });
  fireEvent.click(screen.getByRole("button", { name: /챙겼어요/ }));
  const sent = { params: { path: { matchId: "m1", tutorId: "1001" } }, body: { note: "전화로 이야기했어요." } };
  await waitFor(() => expect(http.POST).toHaveBeenCalledWith("/operator/pulses/{matchId}/{tutorId}/close", sent));
});

test("one that was looked after shows what was done, and nothing to do", () => {
  const handled = {
    ...PULSE,
    handledAt: "2026-12-09T01:00:00.000Z",
    handledNote: "진도를 늦추기로 했어요.",
    isPair: false,
  };
  render(<PulseCard pulse={handled} />, { wrapper: within });
  expect(screen.getByText("진도를 늦추기로 했어요.")).toBeTruthy();
  expect(screen.getByText("지금은 다른 선생님")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /챙긴 내용 남기기/ })).toBeNull();
});

test("staff reads why another tutor was asked for, and why tutors said no", () => {
  const rematch = {
    ...{ reason: "LEVEL" as const, detail: "분수에서 설명이 너무 빨랐어요.", memo: "", tutorName: "서지안" },
    createdAt: "2026-12-08T10:00:00.000Z",
  };
  render(<MatchRematch rematch={rematch} />);
  expect(screen.getByText("설명이 너무 쉽거나 어려워요")).toBeTruthy();
  expect(screen.getByText("분수에서 설명이 너무 빨랐어요.")).toBeTruthy();
  const no = {
    tutorId: "7",
    tutorName: "한도윤",
    rejectReason: "TIME" as const,
    reason: "화요일은 어려워요.",
    answeredAt: null,
  };
  render(<MatchRejections rejections={[no]} />);
  expect(screen.getByText("화요일은 어려워요.")).toBeTruthy();
});
