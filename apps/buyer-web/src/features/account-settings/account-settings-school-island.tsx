"use client";

import { island } from "@pkg/web/platform/shell/island";

export const AccountSettingsSchoolIsland = island(
  async () => (await import("./account-settings-school-page")).AccountSettingsSchoolPage,
);
