"use client";

import { island } from "./island";

/** `NotFoundPage` for an app's `not-found.tsx`: Next sends that with every page, which as a whole would be 1.3 KB (gzip) each. */
export const NotFoundIsland = island(async () => (await import("./not-found-page")).NotFoundPage);
