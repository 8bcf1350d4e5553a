"use client";

import { island } from "@pkg/web/platform/shell/island";

export const AccountSettingsParentIsland = island(
  async () => (await import("./account-settings-parent-page")).AccountSettingsParentPage,
);
