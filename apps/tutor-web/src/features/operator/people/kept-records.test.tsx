// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { KeptRecords } from "./kept-records";
import type { KeptRecord, Person } from "./people-queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/operator/people/u1",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

afterEach(cleanup);

const PERSON: Person = {
  ...{ id: "u1", name: "탈퇴한 회원", email: "", phoneNumber: null, phoneNumberVerified: false, userType: "STUDENT" },
  ...{ isParent: true, birthYear: null, registered: true, staffRoles: [], inactiveAt: null, students: [] },
  ...{ closedAt: "2026-11-20T00:00:00.000Z", guardian: null, tutorId: null, createdAt: "2026-01-01T00:00:00.000Z" },
  ...{ levelTests: [], present: { classes: [], schedules: [], teaching: null } },
};
const ORDER: KeptRecord = {
  ...{ kind: "ORDER", sourceId: "7", madeAt: "2026-11-01T00:00:00.000Z", until: "2031-11-01T00:00:00.000Z" },
  facts: { merchant_uid: "NR1", student_name: "김하준", student_phone_number: "01012345678" },
};
const DISPUTE: KeptRecord = {
  ...{ kind: "DISPUTE", sourceId: "l1", madeAt: "2026-10-01T00:00:00.000Z", until: "2029-10-01T00:00:00.000Z" },
  facts: { reason: "TUTOR_ABSENT", detail: "선생님이 오지 않았어요" },
};

async function ask(content: readonly KeptRecord[]) {
  http.POST.mockResolvedValue({ content });
  showDesk(<KeptRecords person={PERSON} />);
  await user.click(screen.getByRole("button", { name: "보관한 기록 보기" }));
  await user.type(await screen.findByLabelText("이유"), "환불 문의가 다시 왔어요");
  await user.click(screen.getAllByRole("button", { name: /보관한 기록 보기/ }).at(-1) as HTMLElement);
}

test("what is kept of a closed account is shown after its reason, in words", async () => {
  await ask([ORDER, DISPUTE]);
  await screen.findByText("결제 · 2026년 11월 1일(일)");
  expect(http.POST.mock.lastCall?.[1]).toMatchObject({
    params: { path: { id: "u1" } },
    body: { reason: "환불 문의가 다시 왔어요" },
  });
  screen.getByText("2031년 11월 1일(토)에 지워요");
  screen.getByText("010-1234-5678");
  screen.getByText("선생님이 오지 않았어요");
  expect(screen.queryByText("TUTOR_ABSENT")).toBeNull();
});

test("nothing kept says so; of an open account nothing is asked", async () => {
  await ask([]);
  await screen.findByText("보관한 기록이 없어요.");
  cleanup();
  showDesk(<KeptRecords person={{ ...PERSON, closedAt: null }} />);
  expect(screen.queryByRole("button")).toBeNull();
});
