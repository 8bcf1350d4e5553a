"use client";

import { island } from "@pkg/web/platform/shell/island";

export const RematchIsland = island(async () => (await import("./rematches-page")).RematchPage);
