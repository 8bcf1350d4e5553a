import { useEffect, useRef, useState } from "react";

/**
 * Text for a polite live region: initially empty, then the latest text, throttled to one change every `pauseMs`.
 */
export function useAnnouncement(text: string, pauseMs: number): string {
  const [said, setSaid] = useState("");
  const first = useRef(text);

  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = "";
      setSaid(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);

  return said;
}
