"use client";

import { island } from "@pkg/web/shell/island";

export const EnrollmentIsland = island(async () => (await import("./enrollment-page")).EnrollmentPage);
