"use client";

import { island } from "@pkg/web/platform/shell/island";

export const MyclassIsland = island(async () => (await import("./lessons-page")).MyclassPage);
