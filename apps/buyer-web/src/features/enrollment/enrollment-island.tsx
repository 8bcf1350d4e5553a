"use client";

import { island } from "@pkg/web/platform/shell/island";

export const EnrollmentIsland = island(async () => (await import("./enrollment-page")).EnrollmentPage);
