"use client";

import { island } from "@pkg/web/shell/island";

export const PeriodsIsland = island(async () => (await import("./periods-page")).PeriodsPage);
