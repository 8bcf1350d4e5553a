import { expect, test } from "vitest";
import { siteConfig } from "../../../src/platform/config/site-config";
import { outwardLinks } from "../../../src/platform/site/outward-links";

const labelsOf = (links: typeof siteConfig.links) => outwardLinks(links).map(({ label }) => label);

test("a link that is not set is not shown; one that is set stands in the footer", () => {
  expect(labelsOf(siteConfig.links)).toEqual([]);
  const set = {
    proLanding: "https://about.naran.example/pro",
    recruitingForm: "https://about.naran.example/recruit",
    tutorAppIos: "https://apps.apple.com/kr/app/id1",
    tutorAppAndroid: "https://play.google.com/store/apps/details?id=tutor",
  };
  expect(labelsOf({ ...siteConfig.links, ...set })).toEqual([
    "선생님 소개",
    "선생님 지원서 양식",
    "선생님용 안드로이드 앱",
    "선생님용 아이폰 앱",
  ]);
});
