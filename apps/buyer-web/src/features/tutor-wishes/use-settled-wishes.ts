import { useEffect, useState } from "react";
import type { Wishes } from "./wishes";

const SETTLED_AFTER_MS = 400;

/** The wishes once they have stayed the same for a moment: painting a week asks for one count, not for forty. */
export function useSettledWishes(wishes: Wishes): Wishes {
  const [settled, setSettled] = useState(wishes);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wishes), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wishes]);
  return settled;
}
