import { expect, test } from "vitest";
import { FAQ_TOPICS, searchTopics } from "./topics";

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
])("%s finds %s", (search, question) => {
  expect(found(search)).toContain(question);
});

test("every word has to be there", () => {
  expect(found("환불 우주선")).toEqual([]);
  expect(searchTopics(FAQ_TOPICS, "우주선")).toEqual([]);
});
