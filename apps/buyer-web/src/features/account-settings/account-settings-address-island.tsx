"use client";

import { island } from "@pkg/web/platform/shell/island";

export const AccountSettingsAddressIsland = island(
  async () => (await import("./account-settings-address-page")).AccountSettingsAddressPage,
);
