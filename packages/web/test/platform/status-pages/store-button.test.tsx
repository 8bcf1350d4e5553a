import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { StoreButton } from "../../../src/platform/status-pages/store-button";

vi.mock("next/server", () => ({ connection: async () => {} }));
afterEach(() => void vi.unstubAllEnvs());

const shown = async (platform: "android" | "ios") => renderToStaticMarkup(await StoreButton({ platform }));

test("the update page opens the app in its store, and says what to look for where there is no address", async () => {
  vi.stubEnv("STUDENT_APP_ANDROID_URL", "https://android.example/naran");
  const android = await shown("android");
  expect(android).toContain('href="https://android.example/naran"');
  expect(android).toContain("구글 플레이에서 업데이트");
  const ios = await shown("ios");
  expect(ios).not.toContain("href");
  expect(ios).toContain("앱 스토어를 열고 ‘나란’을 찾아 업데이트를 눌러 주세요.");
});
