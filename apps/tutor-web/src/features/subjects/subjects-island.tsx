"use client";

import { island } from "@pkg/web/shell/island";

export const SubjectsIsland = island(async () => (await import("./subjects-page")).SubjectsPage);
