"use client";

import { late } from "./late";

/** The start-up of a page, once it is idle: it hides nothing that the server rendered. */
export const StartUp = late(async () => (await import("./after-idle")).default);
