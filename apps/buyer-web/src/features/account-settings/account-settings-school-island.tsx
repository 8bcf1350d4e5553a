"use client";

import { island } from "@/lib/island";

export const AccountSettingsSchoolIsland = island(
  async () => (await import("./account-settings-school-page")).AccountSettingsSchoolPage,
);
