"use client";

import { island } from "@pkg/web/platform/shell/island";

export const ServicesIsland = island(async () => (await import("./services-page")).ServicesPage);
