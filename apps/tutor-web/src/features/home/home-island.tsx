"use client";

import { island } from "@pkg/web/shell/island";

export const HomeIsland = island(async () => (await import("./home-page")).HomePage);
