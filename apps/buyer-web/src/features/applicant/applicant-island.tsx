"use client";

import { island } from "@/lib/island";

export const ApplicantIsland = island(async () => (await import("./applicant-page")).ApplicantPage);
