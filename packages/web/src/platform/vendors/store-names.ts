import type { StoreConfig } from "./vendor-config";

/** What people call the stores of the app. */
export const STORE_NAMES = { android: "구글 플레이", ios: "앱 스토어" } as const satisfies Record<
  keyof StoreConfig,
  string
>;
