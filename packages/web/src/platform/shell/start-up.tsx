"use client";

import { deferred } from "./deferred";

/** The parts of the shell that no first paint shows. */
export const StartUp = deferred(async () => (await import("./deferred-shell")).DeferredShell);
