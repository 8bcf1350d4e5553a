"use client";

import { island } from "@pkg/web/shell/island";

export const ApplicantIsland = island(async () => (await import("./tutor-wishes-page")).ApplicantPage);
