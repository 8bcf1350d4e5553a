"use client";

import { island } from "@/lib/island";

export const MyclassIsland = island(async () => (await import("./myclass-page")).MyclassPage);
