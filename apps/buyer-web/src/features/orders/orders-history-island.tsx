"use client";

import { island } from "@/lib/island";

export const OrdersHistoryIsland = island(async () => (await import("./orders-history-page")).OrdersHistoryPage);
