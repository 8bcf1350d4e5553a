"use client";

import { island } from "@pkg/web/platform/shell/island";

export const MyclassDetailIsland = island(async () => (await import("./lessons-detail-page")).MyclassDetailPage);
