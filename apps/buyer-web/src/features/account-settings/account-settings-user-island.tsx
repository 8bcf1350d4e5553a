"use client";

import { island } from "@/lib/island";

export const AccountSettingsUserIsland = island(
  async () => (await import("./account-settings-user-page")).AccountSettingsUserPage,
);
