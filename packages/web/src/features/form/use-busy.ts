"use client";

import { useEffect, useState } from "react";

/** Busy until the page is left. The router keeps a page that was left: shown again, it would be busy for ever. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => setBusy(false), []);
  return [isBusy, setBusy] as const;
}
