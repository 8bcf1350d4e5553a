import { readUserAgent } from "@pkg/domain";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page stands in our app's webview (spec §3, shared flags). The server's HTML is a browser's for everybody. */
export function useIsWebView(): boolean {
  return useSyncExternalStore(
    never,
    () => readUserAgent(navigator.userAgent).isWebView,
    () => false,
  );
}
