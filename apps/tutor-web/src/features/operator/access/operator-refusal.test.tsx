// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import { OperatorActs } from "../audit-logs/operator-acts";
import { OperatorDisputes } from "../disputes/operator-disputes";
import { OperatorLevelTests } from "../level-tests/operator-level-tests";
import { OperatorMatches } from "../matches/operator-matches";
import { OperatorMoneyChecks } from "../money/operator-money-checks";
import { OperatorMoneyRefunds } from "../money/operator-money-refunds";
import { OperatorPayoutList } from "../payouts/operator-payout-list";
import { OperatorTutors } from "../tutors/operator-tutors";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/operator",
  useSearchParams: () => new URLSearchParams(),
}));

const FACTOR = { isSetUp: true, isPassed: false, isRequired: true, recoveryCodesLeft: 8 };

/** Every call of staff is refused; the state of the second factor is told to anybody of staff. */
function refuse(details: object): void {
  http.GET.mockImplementation(async (path: string) => {
    if (path === "/staff/factor") return FACTOR;
    throw apiError("accountForbidden", { ...details });
  });
}

const PAGES = [
  ["결제 대조", OperatorMoneyChecks],
  ["환불", OperatorMoneyRefunds],
  ["정산", OperatorPayoutList],
  ["이의", OperatorDisputes],
  ["매칭", OperatorMatches],
  ["선생님", OperatorTutors],
  ["레벨 테스트", OperatorLevelTests],
  ["기록", OperatorActs],
] as const;

test.each(PAGES)(
  "%s: staff without the second factor are asked for its code, not told of an unknown page",
  async (_, Page) => {
    refuse({ needsFactor: true });
    showDesk(<Page />);
    await screen.findByRole("heading", { name: "한 번 더 확인할게요" });
    expect(screen.queryByRole("heading", { name: /찾을 수 없/ })).toBeNull();
  },
);

test.each(PAGES)("%s: without the role it is the page of an unknown address", async (_, Page) => {
  refuse({});
  showDesk(<Page />);
  await screen.findByRole("heading", { name: /찾을 수 없/ });
  expect(screen.queryByRole("heading", { name: "한 번 더 확인할게요" })).toBeNull();
});
