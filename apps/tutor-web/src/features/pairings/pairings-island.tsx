"use client";

import { island } from "@pkg/web/platform/shell/island";

export const PairingsIsland = island(async () => (await import("./pairings-page")).PairingsPage);
