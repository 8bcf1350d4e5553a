"use client";

import { island } from "@/lib/island";

export const AccountSettingsAddressIsland = island(
  async () => (await import("./account-settings-address-page")).AccountSettingsAddressPage,
);
