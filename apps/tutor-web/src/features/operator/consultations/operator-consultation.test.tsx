// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { ConsultationDetail } from "./consultation-queries";
import { OperatorConsultation } from "./operator-consultation";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("./call-form", () => ({ CallForm: () => null }));
vi.mock("./offer-form", () => ({ OfferForm: () => <form aria-label="제안" /> }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const OFFER: ConsultationDetail["offers"][number] = {
  ...{ id: "o1", state: "LIVE", amount: 1_118_760, couponName: null, merchantUid: null, staffName: "한지원" },
  ...{ createdAt: "2026-11-24T01:00:00.000Z", expiresAt: "2026-12-01T01:00:00.000Z", courses: [] },
};
const FOUND = {
  ...{ id: "c1", status: "OFFERED", phoneNumber: "01039633014", grade: 8, isLate: false, buyer: null },
  ...{
    promise: { date: "2026-11-25", halfDay: "MORNING" },
    slots: [],
    studyPurposes: [],
    likedTutorStyles: [],
    calls: [],
    callerName: "김민지 어머니",
    subjectLabels: ["수학"],
  },
  ...{ weeklyAvailablePeriods: null, createdAt: "2026-11-24T00:00:00.000Z", levelTest: null },
};

function show(offers: readonly object[]) {
  http.GET.mockResolvedValue({ ...FOUND, offers });
  showDesk(<OperatorConsultation id="c1" />);
}

test("an offer that waits shows its price, and the next one is folded with what it does to the first", async () => {
  show([OFFER]);
  expect(await screen.findByText("1,118,760원")).toBeTruthy();
  expect(screen.getByText("새로 보내면 앞서 보낸 결제 링크는 닫혀요.")).toBeTruthy();
  expect(screen.queryByRole("form", { name: "제안" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "새 제안 만들기" }));
  expect(await screen.findByRole("form", { name: "제안" })).toBeTruthy();
});

test("without an offer that waits the form is open", async () => {
  show([{ ...OFFER, state: "REVOKED" }]);
  expect(await screen.findByRole("form", { name: "제안" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "새 제안 만들기" })).toBeNull();
});

test.each([
  ["LIVE", "제안 보냄"],
  ["EXPIRED", "제안 기한 지남"],
] as const)("a newest offer that is %s makes the consultation: %s", async (state, text) => {
  show([
    { ...OFFER, state },
    { ...OFFER, id: "o2", state: "REVOKED" },
  ]);
  await screen.findByText(text, { selector: "[role=status]" });
});
