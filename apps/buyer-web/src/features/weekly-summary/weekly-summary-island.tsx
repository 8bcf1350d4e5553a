"use client";

import { island } from "@pkg/web/platform/shell/island";

export const WeeklySummaryIsland = island(async () => (await import("./weekly-summary-page")).WeeklySummaryPage);
