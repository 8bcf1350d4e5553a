"use client";

import { island } from "@pkg/web/shell/island";

export const MyclassDetailIsland = island(async () => (await import("./lessons-detail-page")).MyclassDetailPage);
