"use client";

import { island } from "@pkg/web/shell/island";

export const MyclassDetailIsland = island(async () => (await import("./myclass-detail-page")).MyclassDetailPage);
