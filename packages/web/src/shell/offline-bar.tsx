"use client";

import { Icon } from "@pkg/ui/icon";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useState } from "react";
import { useIsOnline } from "../online";

const BACK_MS = 4_000;

/**
 * Says that the connection is lost, and when it is back. It floats in the empty strip below the header and lets presses
 * through: nothing of the page moves, and the bar at the bottom and the messenger stay free.
 */
export function OfflineBar() {
  const isOnline = useIsOnline();
  const isBack = useIsBack(isOnline);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-14 z-40 flex justify-center px-5">
      {isOnline && !isBack ? null : (
        <p className="flex min-h-8 items-center gap-1.5 rounded-full border border-transparent bg-sand-900 px-3.5 py-1 text-[0.875rem]/5 font-medium text-white">
          <Icon of={isOnline ? Wifi : WifiOff} size={18} className={isOnline ? "text-pine-300" : "text-sand-300"} />
          {isOnline ? "다시 연결됐어요." : "인터넷이 끊겼어요. 다시 연결되면 이어져요."}
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
