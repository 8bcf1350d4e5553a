import { describe, expect, it } from "vitest";
import type { FeatureSetting } from "./feature-queries";
import { audienceText, changeOf, featureEffect, featureTitle, wishTexts } from "./feature-text";

const off: FeatureSetting = { name: "app-banner", available: false, variant: null, split: null, updatedAt: "" };
const on = { ...off, available: true };
const split = [
  { variant: "a", share: 30 },
  { variant: "b", share: 70 },
];

describe("a feature in words", () => {
  it.each([
    ["off", { ...off, split, variant: "a" }, "아무에게도 보이지 않아요"],
    ["on", on, "모두에게 보여요"],
    ["one variant", { ...on, variant: "a" }, "모두에게 ‘a’ 안으로 보여요"],
    ["an experiment", { ...on, variant: "a", split }, "방문자마다 다른 안으로 보여요"],
  ])("%s", (_what, feature, text) => {
    expect(audienceText(feature)).toBe(text);
  });

  it("goes by its own name where staff has no other", () => {
    expect([featureTitle("app-banner"), featureTitle("new-thing")]).toEqual(["학생 앱 배너", "new-thing"]);
    expect(featureEffect("app-banner")).toContain("휴대폰으로 첫 화면을 볼 때");
    expect(featureEffect("new-thing")).toBeNull();
  });
});

describe("a wish", () => {
  it("switches to the other side", () => {
    expect([changeOf(on, { kind: "SWITCH" }), changeOf(off, { kind: "SWITCH" })]).toEqual([
      { available: false },
      { available: true },
    ]);
    expect(wishTexts(on, { kind: "SWITCH" })).toEqual({
      question: "학생 앱 배너를 끌까요?",
      act: "끄기",
      done: "학생 앱 배너를 껐어요",
    });
    expect(wishTexts({ ...off, name: "kakaopay" }, { kind: "SWITCH" }).question).toBe("카카오페이를 켤까요?");
  });

  it("ends an experiment with one variant", () => {
    const wish = { kind: "SETTLE", variant: "b" } as const;
    expect(changeOf({ ...on, split }, wish)).toEqual({ split: null, variant: "b" });
    expect(wishTexts(on, wish).question).toBe("실험을 끝내고 ‘b’ 안으로 정할까요?");
  });
});
