import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";

/**
 * Answers what an address asks with `?<name>=`, each time that a navigation brings it: a page that was seen shortly before is shown
 * again as it was left. The address loses the question, so that a reload or a way back does not ask again.
 * @param onAsk gets the value, once for each question
 */
export function useAsked(name: string, onAsk: (value: string) => void): void {
  const inAddress = useSearchParams().get(name);
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    // Effects run again when a hidden page comes back: the address alone tells whether it still asks.
    if (inAddress === null || new URLSearchParams(location.search).get(name) !== inAddress) return;
    history.replaceState(null, "", location.pathname);
    ask(inAddress);
  }, [name, inAddress]);
}
