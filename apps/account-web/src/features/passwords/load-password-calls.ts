import { whenIdle } from "@pkg/web/platform/shell/when-idle";
import { useEffect } from "react";

/** The calls of these pages and what their refusals mean; no first paint waits for them. */
export async function loadPasswordCalls() {
  const [{ requestReset, resetPassword, changePassword }, problems] = await Promise.all([
    import("./password-calls"),
    import("@/lib/password-problem"),
  ]);
  return { requestReset, resetPassword, changePassword, ...problems };
}

/** Loads them once the page is idle, so that a lost connection is met by our own words. */
export function usePasswordCalls(): void {
  useEffect(() => whenIdle(() => void loadPasswordCalls().catch(() => {})), []);
}
