"use client";

import { island } from "@pkg/web/platform/shell/island";

export const SubjectsIsland = island(async () => (await import("./subjects-page")).SubjectsPage);
