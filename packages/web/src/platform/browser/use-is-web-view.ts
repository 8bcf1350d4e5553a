import { readUserAgent } from "@pkg/domain";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether our app's webview shows the page; false in server-rendered HTML. */
export function useIsWebView(): boolean {
  return useSyncExternalStore(
    never,
    () => readUserAgent(navigator.userAgent).isWebView,
    () => false,
  );
}
