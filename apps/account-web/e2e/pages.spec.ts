import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT } from "@pkg/e2e/env";
import { demo, signIn } from "@pkg/e2e/session";

const PAGES = [
  "/login",
  "/login?source=tutor",
  "/signup",
  "/password/forgot",
  "/password/reset",
  "/password/ways",
  "/terms/privacy-policy",
  "/terms/refund",
  "/terms/student-terms",
  "/nowhere",
];

test("every page is accessible, nothing sticks out, and its policy is strict", async ({ context, page }) => {
  for (const path of PAGES) {
    const headers = (await page.goto(ACCOUNT + path))?.headers() ?? {};
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    const policy = headers["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, path).toMatch(/'(nonce|sha256)-/);
    expect(scripts, path).not.toContain("unsafe");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
  await signIn(context, demo("tutor"));
  await page.goto(`${ACCOUNT}/close-account`);
  await expect(page.getByRole("heading", { name: "아직 탈퇴할 수 없어요" })).toBeVisible();
  await expect(page.getByText("선생님 계정은 고객센터에서 닫아 드려요")).toBeVisible();
  await expectAccessible(page, "obligations");
});
