import { useEffect } from "react";

/**
 * Keeps the screen on while the room is open, where the browser can. A hidden page loses the lock, and takes it again.
 */
export function useWakeLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      // A battery that runs low refuses it: the lesson goes on without.
      const taken = await navigator.wakeLock.request("screen").catch(() => null);
      if (isLeft) void taken?.release();
      else lock = taken;
    };
    const onShown = () => void take();
    void take();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      isLeft = true;
      void lock?.release();
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [isOpen]);
}
