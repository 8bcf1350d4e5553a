"use client";

import { island } from "@pkg/web/platform/shell/island";

export const ApplicantsIsland = island(async () => (await import("./tutor-applicants-page")).ApplicantsPage);
export const ApplicantsStartIsland = island(async () => (await import("./tutor-applicants-start")).ApplicantsStart);
