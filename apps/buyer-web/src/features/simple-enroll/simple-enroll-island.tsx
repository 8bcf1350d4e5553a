"use client";

import { type ComponentProps, lazy } from "react";

const SimpleEnroll = lazy(async () => ({ default: (await import("./simple-enroll")).SimpleEnroll }));

/**
 * The three steps, drawn by the server at once. Their code comes after the page's own: the first paint waits for none of it,
 * and what they draw stands in the HTML already.
 */
export function EnrollIsland(props: ComponentProps<typeof SimpleEnroll>) {
  return <SimpleEnroll {...props} />;
}
