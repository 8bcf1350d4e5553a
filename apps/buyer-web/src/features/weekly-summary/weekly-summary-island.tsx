"use client";

import { island } from "@pkg/web/shell/island";

export const WeeklySummaryIsland = island(async () => (await import("./weekly-summary-page")).WeeklySummaryPage);
