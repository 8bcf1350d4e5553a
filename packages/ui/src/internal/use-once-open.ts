import { useState } from "react";

/** Becomes true with the first opening and stays so: the heavy part loads then, and may animate its closing. */
export function useOnceOpen(open: boolean): boolean {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted || open;
}
