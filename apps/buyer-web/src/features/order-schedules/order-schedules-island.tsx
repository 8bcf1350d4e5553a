"use client";

import { island } from "@pkg/web/platform/shell/island";

export const OrderSchedulesIsland = island(async () => (await import("./order-schedules-page")).OrderSchedulesPage);
