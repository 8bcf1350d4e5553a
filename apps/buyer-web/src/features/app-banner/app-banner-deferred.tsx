"use client";

import { deferred } from "@pkg/web/platform/start-up/deferred";

export const AppBannerDeferred = deferred(async () => (await import("./app-banner")).AppBanner);
