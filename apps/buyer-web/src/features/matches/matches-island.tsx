"use client";

import { island } from "@pkg/web/platform/shell/island";

export const MatchingIsland = island(async () => (await import("./matches-page")).MatchingPage);
