"use client";

import { island } from "@pkg/web/shell/island";

export const ScreeningIsland = island(async () => (await import("./screening-page")).ScreeningPage);
