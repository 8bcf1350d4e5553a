"use client";

import { island } from "@pkg/web/platform/shell/island";

export const OrdersHistoryIsland = island(async () => (await import("./orders-history-page")).OrdersHistoryPage);
