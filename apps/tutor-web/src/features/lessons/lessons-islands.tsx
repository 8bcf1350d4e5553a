"use client";

import { island } from "@pkg/web/platform/shell/island";

export const ClassesIsland = island(async () => (await import("./lessons-page")).ClassesPage);
export const ClassDetailIsland = island(async () => (await import("./lessons-detail")).ClassDetail);
