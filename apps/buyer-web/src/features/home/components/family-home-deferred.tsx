"use client";

import { deferred } from "@pkg/web/platform/start-up/deferred";

/** What a family that comes back to the home page looks for, once the page is idle. */
export const FamilyHomeDeferred = deferred(async () => (await import("./family-home")).FamilyHome);
