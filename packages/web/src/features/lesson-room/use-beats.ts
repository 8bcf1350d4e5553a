import { PRESENCE_BEAT_SECONDS } from "@pkg/domain";
import { useEffect, useRef } from "react";

/**
 * Calls `beat` now and every 15 seconds while the room is open, and at once when the network or the page comes back.
 */
export function useBeats(isOpen: boolean, beat: () => void): void {
  const latest = useRef(beat);
  useEffect(() => {
    latest.current = beat;
  });
  useEffect(() => {
    if (!isOpen) return;
    const go = () => latest.current();
    const onShown = () => document.visibilityState === "visible" && go();
    go();
    const timer = setInterval(go, PRESENCE_BEAT_SECONDS * 1000);
    addEventListener("online", go);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearInterval(timer);
      removeEventListener("online", go);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [isOpen]);
}
