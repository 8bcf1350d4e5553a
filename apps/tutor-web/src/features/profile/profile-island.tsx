"use client";

import { island } from "@pkg/web/shell/island";

export const ProfileIsland = island(async () => (await import("./profile-page")).ProfilePage);
