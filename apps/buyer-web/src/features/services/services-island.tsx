"use client";

import { island } from "@pkg/web/shell/island";

export const ServicesIsland = island(async () => (await import("./services-page")).ServicesPage);
