"use client";

import { island } from "@pkg/web/shell/island";

export const PairingsIsland = island(async () => (await import("./pairings-page")).PairingsPage);
