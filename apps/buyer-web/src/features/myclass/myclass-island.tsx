"use client";

import { island } from "@pkg/web/shell/island";

export const MyclassIsland = island(async () => (await import("./myclass-page")).MyclassPage);
