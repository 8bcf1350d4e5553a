"use client";

import { Icon } from "@pkg/ui/icon";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import { useIsOnline } from "../browser/online";

const BACK_MS = 4_000;

/**
 * Reports that the connection is lost, and when it is back: a tab at the upper edge, in the empty middle of the header. It
 * shifts no layout, lets presses through, and overlaps neither the bottom bar nor the messenger.
 */
export function OfflineBar() {
  const isOnline = useIsOnline();
  const isBack = useIsBack(isOnline);
  return (
    <div data-offline-bar role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40 flex justify-center">
      {isOnline && !isBack ? null : (
        <p className="flex items-center gap-1.5 rounded-b-sm bg-sand-900 px-3 pt-[calc(0.125rem+env(safe-area-inset-top))] pb-0.5 text-micro text-white forced-colors:border">
          <Icon of={isOnline ? Wifi : WifiOff} size={14} className={isOnline ? "text-pine-300" : "text-sand-300"} />
          <span>{isOnline ? "다시 연결됐어요." : "인터넷이 끊겼어요."}</span>
          {isOnline ? null : <span className="max-lg:sr-only">다시 연결되면 이어져요.</span>}
        </p>
      )}
    </div>
  );
}

/** True for a moment after the connection came back. */
function useIsBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
    if (!isOnline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  return isOnline && wasOffline;
}
