"use client";

import { island } from "@pkg/web/platform/shell/island";

export const ProfileIsland = island(async () => (await import("./profile-page")).ProfilePage);
