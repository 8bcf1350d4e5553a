"use client";

import { useEffect, useState } from "react";

/**
 * The font's stylesheet, loaded without holding up the first paint: it starts as a print sheet and counts once the page
 * runs. Text stands in the system's font until then, as `font-display: swap` would do anyway.
 */
export function FontSheet() {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return <link rel="stylesheet" href="/fonts/pretendard.css" media={running ? "all" : "print"} />;
}
