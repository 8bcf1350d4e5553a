"use client";

import { island } from "@pkg/web/shell/island";

export const EarningsIsland = island(async () => (await import("./earnings-page")).EarningsPage);
