"use client";

import { island } from "./island";
import { late } from "./late";

/** The start-up of a page, once it is idle: it hides nothing that the server rendered. */
export const StartUp = late(async () => (await import("./after-idle")).default);

/**
 * `NotFoundPage` for an app's `not-found.tsx`: Next sends that with every page, which as a whole would be 1.3 KB (gzip) each.
 * It stands here since a file of its own would be 0.4 KB of each page's code.
 */
export const NotFoundIsland = island(async () => (await import("./not-found-page")).NotFoundPage);
