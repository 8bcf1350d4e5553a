"use client";

import { island } from "@/lib/island";

export const AccountSettingsTermIsland = island(
  async () => (await import("./account-settings-term-page")).AccountSettingsTermPage,
);
