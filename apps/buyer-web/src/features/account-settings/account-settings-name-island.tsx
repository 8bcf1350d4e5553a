"use client";

import { island } from "@pkg/web/platform/shell/island";

export const AccountSettingsNameIsland = island(
  async () => (await import("./account-settings-name-page")).AccountSettingsNamePage,
);
