"use client";

import { island } from "@pkg/web/shell/island";

export const AccountSettingsSchoolIsland = island(
  async () => (await import("./account-settings-school-page")).AccountSettingsSchoolPage,
);
