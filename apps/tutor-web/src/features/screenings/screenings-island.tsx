"use client";

import { island } from "@pkg/web/platform/shell/island";

export const ScreeningIsland = island(async () => (await import("./screenings-page")).ScreeningPage);
