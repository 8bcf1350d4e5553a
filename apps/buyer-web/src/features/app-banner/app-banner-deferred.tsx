"use client";

import { deferred } from "@pkg/web/platform/shell/deferred";

export const AppBannerDeferred = deferred(async () => (await import("./app-banner")).AppBanner);
