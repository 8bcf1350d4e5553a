"use client";

import { island } from "@pkg/web/shell/island";

export const AccountSettingsAddressIsland = island(
  async () => (await import("./account-settings-address-page")).AccountSettingsAddressPage,
);
