"use client";

import { island } from "@pkg/web/platform/shell/island";

export const AccountSettingsTermIsland = island(
  async () => (await import("./account-settings-term-page")).AccountSettingsTermPage,
);
