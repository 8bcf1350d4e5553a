"use client";

import { island } from "./island";

/** Server data for the pages below; its code comes with theirs, after the first paint. */
export const QueryIsland = island(async () => (await import("../api/query-provider")).QueryProvider);
