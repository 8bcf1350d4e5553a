"use client";

import { island } from "@pkg/web/platform/shell/island";

export const AccountSettingsAlertIsland = island(
  async () => (await import("./account-settings-alert-page")).AccountSettingsAlertPage,
);
