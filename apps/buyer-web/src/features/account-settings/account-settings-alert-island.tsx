"use client";

import { island } from "@pkg/web/shell/island";

export const AccountSettingsAlertIsland = island(
  async () => (await import("./account-settings-alert-page")).AccountSettingsAlertPage,
);
