import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT } from "@pkg/e2e/env";

const PAGES = [
  "/login",
  "/login?source=tutor",
  "/signup",
  "/password/forgot",
  "/password/reset",
  "/terms/privacy-policy",
  "/terms/student-terms",
  "/nowhere",
];

test("every page is accessible and nothing sticks out", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(ACCOUNT + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("every kind of page has a strict policy", async ({ request }) => {
  for (const path of ["/login", "/terms/refund", "/nowhere"]) {
    const headers = (await request.get(ACCOUNT + path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, path).toMatch(/'(nonce|sha256)-/);
    expect(scripts, path).not.toContain("unsafe");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
  }
});
