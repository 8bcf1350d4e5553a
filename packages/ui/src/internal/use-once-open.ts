import { useState } from "react";

/** True from the first opening on: lazy code loads then and stays mounted for its closing animation. */
export function useOnceOpen(open: boolean): boolean {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted || open;
}
