"use client";

import { island } from "@/lib/island";

export const OrderSchedulesIsland = island(async () => (await import("./order-schedules-page")).OrderSchedulesPage);
