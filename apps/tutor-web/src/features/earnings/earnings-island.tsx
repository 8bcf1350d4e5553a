"use client";

import { island } from "@pkg/web/platform/shell/island";

export const EarningsIsland = island(async () => (await import("./earnings-page")).EarningsPage);
