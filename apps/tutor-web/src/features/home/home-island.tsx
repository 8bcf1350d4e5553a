"use client";

import { island } from "@pkg/web/platform/shell/island";

export const HomeIsland = island(async () => (await import("./home-page")).HomePage);
