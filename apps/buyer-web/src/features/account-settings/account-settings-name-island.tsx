"use client";

import { island } from "@pkg/web/shell/island";

export const AccountSettingsNameIsland = island(
  async () => (await import("./account-settings-name-page")).AccountSettingsNamePage,
);
