"use client";

import { late } from "@pkg/web/platform/shell/late";

export const AppBannerLate = late(async () => (await import("./app-banner")).AppBanner);
