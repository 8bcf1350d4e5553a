"use client";

import { island } from "@pkg/web/shell/island";

export const AccountSettingsUserIsland = island(
  async () => (await import("./account-settings-user-page")).AccountSettingsUserPage,
);
