"use client";

import { island } from "@/lib/island";

export const ServicesIsland = island(async () => (await import("./services-page")).ServicesPage);
