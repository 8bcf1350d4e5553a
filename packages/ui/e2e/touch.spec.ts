import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

type Point = { x: number; y: number };

async function middle(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function finger(page: Page): Promise<{
  down: (at: Point) => Promise<void>;
  slide: (from: Point, to: Point) => Promise<void>;
  up: () => Promise<void>;
}> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: async (at) => void (await send("touchStart", [at])),
    slide: async (from, to) => {
      for (let step = 1; step <= 8; step++) {
        await send("touchMove", [
          { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
        ]);
      }
    },
    up: async () => void (await send("touchEnd", [])),
  };
}

test("a long press paints; a swipe scrolls the page", async ({ page }) => {
  await page.goto("/");
  const grid = page.getByRole("grid", { name: "만날 수 있는 시간" });
  const from = grid.getByRole("gridcell", { name: "월요일 16시, 비어 있음" });
  await grid.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const hand = await finger(page);

  const start = await middle(from);
  const end = await middle(grid.getByRole("gridcell", { name: "화요일 17시 30분, 비어 있음" }));
  const before = await page.evaluate(() => window.scrollY);
  await hand.down(start);
  // The drag has started when its first half hour has the focus.
  await expect(from).toBeFocused();
  await hand.slide(start, end);
  await hand.up();
  await expect(grid.getByRole("gridcell", { name: "화요일 17시 30분, 가능" })).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  const low = await middle(grid.getByRole("gridcell", { name: "월요일 21시, 비어 있음" }));
  await hand.down(low);
  await hand.slide(low, { x: low.x, y: low.y - 160 });
  await hand.up();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 60);
  await expect(grid.getByRole("gridcell", { name: "월요일 21시, 비어 있음" })).toHaveAttribute(
    "aria-selected",
    "false",
  );
});
