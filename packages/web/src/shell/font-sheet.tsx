"use client";

import { useEffect, useRef } from "react";

/**
 * The font's stylesheet, loaded without holding up the first paint: it starts as a print sheet and counts once the page
 * runs. The font comes in many small parts; the page waits for those of its own text, and changes to them in one go.
 */
export function FontSheet() {
  const link = useRef<HTMLLinkElement>(null);
  useEffect(() => {
    const { current } = link;
    if (!current) return;
    if (current.sheet) void applyFont(current);
    else current.onload = () => void applyFont(current);
  }, []);
  return <link ref={link} rel="stylesheet" href="/fonts/pretendard.css" media="print" />;
}

/** Parts that don't come are no reason to wait: their letters stay in the device's font. */
async function applyFont(link: HTMLLinkElement): Promise<void> {
  link.onload = null;
  link.media = "all";
  // biome-ignore lint/performance/useDomNodeTextContent: what scripts and hidden parts hold needs no font
  await document.fonts.load('1em "Pretendard Variable"', document.body.innerText).catch(() => null);
  delete document.documentElement.dataset.font;
}
