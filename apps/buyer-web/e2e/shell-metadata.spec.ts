import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";

/** Every value of a meta element, in the order of the page. */
const metas = (page: Page, name: string) =>
  page
    .locator(`meta[property="${name}"], meta[name="${name}"]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute("content")));

const data = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "null");

const PAGES = { "/": "나란 · 나란히 앉는 1:1 온라인 과외", "/price": "가격 · 나란" };

test("public pages can be shared and found, and say what lessons cost", async ({ page, request, baseURL }) => {
  for (const [path, title] of Object.entries(PAGES)) {
    const answer = await page.goto(path);
    expect(await page.title()).toBe(title);
    expect(await metas(page, "og:title")).toEqual([title]);
    expect(await metas(page, "og:image:width")).toEqual(["1200", "800"]);
    expect(await metas(page, "og:image:height")).toEqual(["630", "800"]);
    expect(await metas(page, "twitter:card")).toEqual(["summary_large_image"]);
    expect((await metas(page, "description"))[0]?.length).toBeGreaterThan(20);
    expect(answer?.headers().link).toContain(`<${baseURL}${path}>; rel="canonical"`);
    for (const address of await metas(page, "og:image")) {
      const picture = await request.get(new URL(address ?? "").pathname);
      expect(picture.headers()["content-type"]).toBe("image/png");
    }
  }

  await page.goto("/");
  expect(await data(page)).toMatchObject({ "@type": "Organization", name: "나란", legalName: "주식회사 나란" });
  await page.goto("/price");
  await page.locator('script[type="application/ld+json"]').first().waitFor({ state: "attached" });
  const { offers } = await data(page);
  expect(offers.priceCurrency).toBe("KRW");
  expect(offers.lowPrice).toBeGreaterThan(0);
  expect(offers.highPrice).toBeGreaterThan(offers.lowPrice);

  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain("Disallow: /mypage");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  expect(pages.length).toBeGreaterThan(2);
  for (const address of pages) expect((await request.get(address)).status()).toBe(200);
});
