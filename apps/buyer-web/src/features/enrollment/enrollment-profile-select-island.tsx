"use client";

import { island } from "@pkg/web/platform/shell/island";

export const EnrollmentProfileSelectIsland = island(
  async () => (await import("./enrollment-profile-select-page")).EnrollmentProfileSelectPage,
);
