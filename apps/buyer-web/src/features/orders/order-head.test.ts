import { expect, test } from "vitest";
import { orderHead } from "./order-head";

const order = {
  merchantUid: "NR1",
  amount: 816_960,
  applicantCompleted: false,
  periodNumber: null,
  continuedMatchId: null,
};
const sent = { ...order, applicantCompleted: true };

test.each([
  ["paid", order, false, "결제했어요", "/tutoring/enroll/applicant/NR1"],
  ["taken for nothing", { ...order, amount: 0 }, false, "신청했어요", "/tutoring/enroll/applicant/NR1"],
  ["a renewal", { ...order, periodNumber: 3 }, false, "3번째 결제를 했어요", "/myclass"],
  ["an up-selling", { ...sent, continuedMatchId: "m1" }, false, "결제했어요. 수업을 이어 가요", "/myclass/m1"],
  ["being matched", sent, false, "선생님을 찾기 시작했어요", "/tutoring/matching"],
  ["matched", sent, true, "선생님이 정해졌어요", "/myclass"],
])("an order that is %s says so and leads to the next step", (_, given, isMatched, title, href) => {
  expect(orderHead(given, { isMatched, hasLessons: false })).toMatchObject({ title, next: { href } });
});

test("an order whose lessons are planned asks for no first day", () => {
  expect(orderHead(sent, { isMatched: true, hasLessons: true }).reason).toBe("수업 날은 내 수업에서 볼 수 있어요.");
});
