"use client";

import { island } from "@/lib/island";

export const AccountSettingsParentIsland = island(
  async () => (await import("./account-settings-parent-page")).AccountSettingsParentPage,
);
