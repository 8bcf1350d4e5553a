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

const searching = { matchedAt: null, waits: null };
const found = { matchedAt: new Date(), waits: null };

test.each([
  ["paid", order, searching, "결제했어요", "/tutoring/enroll/applicant/NR1"],
  ["taken for nothing", { ...order, amount: 0 }, searching, "신청했어요", "/tutoring/enroll/applicant/NR1"],
  ["a renewal", { ...order, periodNumber: 3 }, searching, "3번째 결제를 했어요", "/myclass"],
  ["an up-selling", { ...sent, continuedMatchId: "m1" }, searching, "결제했어요. 수업을 이어 가요", "/myclass/m1"],
  ["being matched", sent, searching, "선생님을 찾기 시작했어요", "/tutoring/matching"],
  ["stopped", sent, { ...searching, waits: "STUCK" }, "아직 맞는 선생님이 정해지지 않았어요", "/tutoring/matching"],
  ["offered times", sent, { ...searching, waits: "OFFERED" }, "선생님이 다른 시간을 제안했어요", "/tutoring/matching"],
  ["matched", sent, found, "선생님이 정해졌어요", "/myclass"],
] as const)("an order that is %s says so and leads to the next step", (_, given, search, title, href) => {
  expect(orderHead(given, search, false)).toMatchObject({ title, next: { href } });
});

test("an order whose tutor is chosen asks for no tutor", () => {
  expect(orderHead(order, searching, false).reason).toBe("이제 어떤 선생님이 좋은지 알려 주세요.");
  expect(orderHead(order, searching, false, ["장수아"]).reason).toBe(
    "수업할 수 있는 시간을 알려 주시면 장수아 선생님께 먼저 제안해요.",
  );
});

test("an order whose lessons are planned asks for no first day", () => {
  expect(orderHead(sent, found, true).reason).toBe("수업 날은 내 수업에서 볼 수 있어요.");
});
