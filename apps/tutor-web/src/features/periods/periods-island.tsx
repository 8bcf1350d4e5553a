"use client";

import { island } from "@pkg/web/platform/shell/island";

export const PeriodsIsland = island(async () => (await import("./periods-page")).PeriodsPage);
