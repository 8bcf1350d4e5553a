import { expect, it } from "vitest";
import { withParticle } from "./with-particle.ts";

it.each([
  ["쿠폰", "쿠폰이"],
  ["추천코드", "추천코드가"],
  ["가", "가가"],
  ["힣", "힣이"],
  ["각", "각이"],
  ["10", "10이"],
  ["6", "6이"],
  ["2", "2가"],
  ["9", "9가"],
  ["iPad", "iPad가"],
  ["할인 ", "할인 이"],
  ["", "가"],
])("%s becomes %s", (word, expected) => {
  expect(withParticle(word, "이", "가")).toBe(expected);
});
