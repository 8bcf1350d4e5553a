"use client";

import { island } from "@/lib/island";

export const EnrollmentIsland = island(async () => (await import("./enrollment-page")).EnrollmentPage);
