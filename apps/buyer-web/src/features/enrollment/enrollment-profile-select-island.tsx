"use client";

import { island } from "@/lib/island";

export const EnrollmentProfileSelectIsland = island(
  async () => (await import("./enrollment-profile-select-page")).EnrollmentProfileSelectPage,
);
