/** The dimmed backdrop of a dialog or sheet. */
export const BACKDROP =
  "fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-(--duration-base) ease-out data-starting-style:opacity-0 data-ending-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute";
