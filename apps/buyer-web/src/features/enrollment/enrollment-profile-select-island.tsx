"use client";

import { island } from "@pkg/web/shell/island";

export const EnrollmentProfileSelectIsland = island(
  async () => (await import("./enrollment-profile-select-page")).EnrollmentProfileSelectPage,
);
