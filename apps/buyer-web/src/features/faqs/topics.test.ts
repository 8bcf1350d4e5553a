import { expect, test } from "vitest";
import { monthly } from "../../../test/sample-products";
import { FAQ_TOPICS, faqTopics, searchTopics, tabletRents } from "./topics";

const found = (search: string) =>
  searchTopics(FAQ_TOPICS, search).flatMap(({ questions }) => questions.map(({ question }) => question));

test("without words every topic is there, and no question twice", () => {
  expect(searchTopics(FAQ_TOPICS, " ")).toEqual(FAQ_TOPICS);
  expect(new Set(found("")).size).toBe(found("").length);
});

test.each([
  ["환불", "중간에 그만두면 환불받을 수 있나요?"],
  ["자녀 둘", "자녀가 둘인데 한 계정으로 쓸 수 있나요?"],
  ["카카오 페이", "어떤 방법으로 결제할 수 있나요?"],
  ["카카오페이", "어떤 방법으로 결제할 수 있나요?"],
  ["취소", "중간에 그만두면 환불받을 수 있나요?"],
  ["수업 취소 방법", "중간에 그만두면 환불받을 수 있나요?"],
  ["환불하기", "중간에 그만두면 환불받을 수 있나요?"],
  ["탈퇴 하기", "탈퇴하면 정보는 어떻게 되나요?"],
  ["탈퇴하기", "탈퇴하면 정보는 어떻게 되나요?"],
  ["아들", "자녀가 둘인데 한 계정으로 쓸 수 있나요?"],
  ["카톡", "선생님과 따로 연락할 수 있나요?"],
  ["리뷰", "후기는 언제 쓸 수 있나요?"],
  ["자동결제", "매달 자동으로 결제되나요?"],
  ["체험", "체험 수업은 무엇인가요?"],
  ["무료체험", "체험 수업은 무엇인가요?"],
  ["시범 수업", "체험 수업은 무엇인가요?"],
  ["보호자 문자", "미성년자가 결제하면 보호자에게 알리나요?"],
  ["부모 동의", "미성년자가 결제하면 보호자에게 알리나요?"],
])("%s finds %s", (search, question) => {
  expect(found(search)).toContain(question);
});

test.each(["환불", "환불 되나요", "취소"])("%s has the question about it first", (search) => {
  expect(found(search)[0]).toBe("중간에 그만두면 환불받을 수 있나요?");
});

test("every word has to be there", () => {
  expect(found("환불 우주선")).toEqual([]);
  expect(searchTopics(FAQ_TOPICS, "우주선")).toEqual([]);
});

test("the rents of the tablets are the catalogue's", () => {
  const lent = (months: number, monthlyTabletCost: number, monthlyTabletDiscountCost: number) => ({
    ...monthly({ schoolLevel: "MIDDLE", tutorRank: "BASIC", minutes: 60, months, perWeek: 2 }, "tablet", months),
    ...{ monthlyTabletCost, monthlyTabletDiscountCost },
  });
  const products = [lent(3, 15_000, 3_000), lent(12, 30_000, 30_000)];
  const rents = "3개월은 중고 태블릿을 월 12,000원에 빌려 드려요. 12개월은 새 태블릿을 무료로 드려요.";
  expect(tabletRents(products)).toBe(rents);
  const answers = searchTopics(faqTopics(products), "12,000원").flatMap(({ questions }) => questions);
  expect(answers.map(({ answer }) => answer)).toEqual([`아니에요. 1개월 수업은 내 기기로 들어요. ${rents}`]);
  expect(faqTopics([])).toBe(FAQ_TOPICS);
});
