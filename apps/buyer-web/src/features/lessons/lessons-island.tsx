"use client";

import { island } from "@pkg/web/shell/island";

export const MyclassIsland = island(async () => (await import("./lessons-page")).MyclassPage);
