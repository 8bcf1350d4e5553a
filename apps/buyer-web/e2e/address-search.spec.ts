import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { startOwnSite } from "./lib/own-site";

const SCRIPT = "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js";
const FRAME = "https://postcode.map.kakao.com/search";

/** One address as the service's guide describes it. */
const CHOSEN = {
  zonecode: "13529",
  address: "경기 성남시 분당구 판교역로 166",
  addressType: "R",
  userSelectedType: "R",
  noSelected: "N",
  userLanguageType: "K",
  roadAddress: "경기 성남시 분당구 판교역로 166",
  jibunAddress: "경기 성남시 분당구 백현동 532",
  autoRoadAddress: "",
  autoJibunAddress: "",
  bname: "백현동",
  buildingName: "카카오 판교 아지트",
  apartment: "N",
  query: "판교역로 166",
};

/** Fake of the service's script: frames the service's page, receives the address by message and calls `oncomplete`. */
const FAKE_SCRIPT = `window.kakao = { Postcode: class {
  constructor(options) { this.options = options; }
  embed(place) {
    const frame = document.createElement("iframe");
    frame.title = "우편번호 서비스";
    frame.style.cssText = "border:0;width:100%;height:100%";
    frame.src = ${JSON.stringify(FRAME)};
    addEventListener("message", ({ origin, data }) => origin === ${JSON.stringify(new URL(FRAME).origin)} && this.options.oncomplete(data));
    place.append(frame);
  }
} };`;
const SERVICE_PAGE = `<!doctype html><html lang="ko"><title>우편번호 검색</title><h1>우편번호 검색</h1><button style="min-height:44px">판교역로 166</button>
<script>document.querySelector("button").onclick = () => parent.postMessage(${JSON.stringify(CHOSEN)}, "*");</script></html>`;

const violations: string[] = [];
let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite({ POSTCODE_SERVICE: "kakao" });
});
test.afterAll(() => site.stop());
test.beforeEach(async ({ context, page, baseURL }) => {
  violations.length = 0;
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await signUpBuyer(context, baseURL ?? "");
  // The flag for the service and the page around it come from the site that has one.
  for (const path of ["/vendors.json", "/postcode"]) {
    await page.route(`**${path}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: site.origin + path }) });
    });
  }
});
test.afterEach(() => expect(violations).toEqual([]));

const openSearch = (page: Page) => page.getByRole("button", { name: "주소 찾기" }).click();
const search = (page: Page) => page.getByRole("textbox", { name: "도로명 또는 건물 이름" });

test("an address from Kakao's service fills the form and is saved, on a phone and on a desktop", async ({ page }) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: FAKE_SCRIPT }));
  await page.route(FRAME, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: SERVICE_PAGE }));
  for (const [width, detail] of [
    [390, "3층"],
    [1280, "4층"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/mypage/user");
    await page.getByRole("link", { name: /주소/ }).click();
    await openSearch(page);
    const service = page.frameLocator('iframe[title="주소 검색"]').frameLocator('iframe[title="우편번호 서비스"]');
    await expect(service.getByRole("button", { name: "판교역로 166" })).toBeVisible();
    await expectAccessible(page, `address service at ${width}`);
    await service.getByRole("button", { name: "판교역로 166" }).click();
    await expect(page.getByRole("textbox", { name: "주소", exact: true })).toHaveValue(/판교역로 166 \(백현동\)$/);
    await expect(page.getByRole("textbox", { name: "상세 주소" })).toBeFocused();
    await page.getByRole("textbox", { name: "상세 주소" }).fill(detail);
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.waitForURL(/\/mypage\/user$/);
    const saved = new RegExp(`\\(13529\\).*판교역로 166 \\(백현동\\).*${detail}`);
    await expect(page.getByText(saved).first()).toBeVisible();
  }
});

test("without the script the built-in search takes over and says so; it is one press away anyway", async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/mypage/user/address");
  await openSearch(page);
  await expect(page.getByText("간단한 검색으로 바꿨어요.", { exact: false })).toBeVisible();
  await search(page).fill("세종대로 110");
  await page.getByRole("button", { name: /세종대로 110/ }).click();
  await expect(page.getByRole("textbox", { name: "주소", exact: true })).toHaveValue(/세종대로 110/);

  await page.unroute(SCRIPT);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: FAKE_SCRIPT }));
  await page.route(FRAME, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: SERVICE_PAGE }));
  await openSearch(page);
  await page.getByRole("button", { name: "찾는 주소가 없어요" }).click();
  await expect(search(page)).toBeVisible();
});
