"use client";

import { island } from "@/lib/island";

export const MatchingIsland = island(async () => (await import("./matching-page")).MatchingPage);
