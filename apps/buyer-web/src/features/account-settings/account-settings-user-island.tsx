"use client";

import { island } from "@pkg/web/platform/shell/island";

export const AccountSettingsUserIsland = island(
  async () => (await import("./account-settings-user-page")).AccountSettingsUserPage,
);
