"use client";

import { island } from "@/lib/island";

export const AccountSettingsNameIsland = island(
  async () => (await import("./account-settings-name-page")).AccountSettingsNamePage,
);
