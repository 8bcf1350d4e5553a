import { useEffect, useRef, useState } from "react";

/**
 * Text for a polite live region: empty at first, then each new text, at most once per `pauseMs` and the last one wins.
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
