"use client";

import { island } from "@/lib/island";

export const AccountSettingsAlertIsland = island(
  async () => (await import("./account-settings-alert-page")).AccountSettingsAlertPage,
);
