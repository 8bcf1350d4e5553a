import { expect, test } from "vitest";
import { vendorReturn } from "./vendor-return";

test("a return without an error has no problem", () => {
  expect(vendorReturn({ by: "KAKAO" })).toEqual({ by: "KAKAO", problem: null });
  expect(vendorReturn({})).toEqual({ by: null, problem: null });
});

test.each([
  ["CANCELLED", "카카오 로그인을 취소했어요."],
  ["EXPIRED", "다시 눌러 주세요."],
  ["LINKED_ELSEWHERE", "‘로그인과 보안’에서 연결을 끊거나 탈퇴해 주세요"],
  ["10002", "카카오에서 확인을 받지 못했어요."],
  ["20002", "고객센터(1600-0000)"],
  ["20003", "이미 이 이메일로 가입했어요."],
  ["<script>", "카카오에서 확인을 받지 못했어요."],
])("%s is said in a sentence", (error, words) => {
  expect(vendorReturn({ by: "KAKAO", error }).problem).toContain(words);
});

test("going back without linking is no cancelled log-in", () => {
  expect(vendorReturn({ by: "GOOGLE", error: "CANCELLED" }, "LINK").problem).toMatch(/계정을 연결하지 않았어요/);
});

test("an unknown vendor is not repeated", () => {
  const { by, problem } = vendorReturn({ by: "<b>", error: "CANCELLED" });
  expect(by).toBeNull();
  expect(problem).not.toContain("<b>");
});
