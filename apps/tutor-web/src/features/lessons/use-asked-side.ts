import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/**
 * The id of the disputed lesson that an address with `?side=` asks to explain; null without one. The address loses the question, so
 * that a reload or a way back does not ask again.
 */
export function useAskedSide(): string | null {
  const inAddress = useSearchParams().get("side");
  const [asked] = useState(inAddress);
  useEffect(() => {
    if (inAddress !== null) history.replaceState(history.state, "", location.pathname);
  }, [inAddress]);
  return asked;
}
