"use client";

import { island } from "@pkg/web/platform/shell/island";

export const ApplicantIsland = island(async () => (await import("./tutor-wishes-page")).ApplicantPage);
