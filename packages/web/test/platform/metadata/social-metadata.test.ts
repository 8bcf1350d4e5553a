import { expect, test } from "vitest";
import { siteConfig } from "../../../src/platform/config/site-config";
import { pageMetadata, rootMetadata } from "../../../src/platform/metadata/metadata";
import { socialMetadata } from "../../../src/platform/metadata/social-metadata";

const files = (path: string) => {
  const { images } = socialMetadata({ title: "제목", path }).openGraph ?? {};
  return (images as ReadonlyArray<{ url: string }>).map(({ url }) => url.replace(siteConfig.publicOrigin, ""));
};

test.each([
  ["/", ["/social/1200x630.png", "/social/800x800.png"]],
  ["/price", ["/social/1200x630.png", "/social/800x800.png"]],
  ["/learning-type-test", ["/social/800x400.png"]],
  ["/learning-type-test/result", ["/social/800x400.png"]],
])("%s is shared with %j", (path, pictures) => {
  expect(files(path)).toEqual(pictures);
});

test("a page's own texts replace the site's, and its address is the public one", () => {
  const page = pageMetadata("가격", "가격의 이유", "/price");
  expect(page.openGraph).toMatchObject({
    title: "가격 · 나란",
    description: "가격의 이유",
    url: "https://naran.example/price",
    siteName: "나란",
    locale: "ko_KR",
  });
  expect(page.twitter).toMatchObject({ card: "summary_large_image", title: "가격 · 나란" });
  expect(rootMetadata({ noindex: true }).robots).toEqual({ index: false, follow: false });
});
