"use client";

import { island } from "@pkg/web/shell/island";

export const ClassesIsland = island(async () => (await import("./classes-page")).ClassesPage);
export const ClassDetailIsland = island(async () => (await import("./classes-detail")).ClassDetail);
