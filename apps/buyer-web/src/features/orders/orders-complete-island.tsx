"use client";

import { island } from "@pkg/web/shell/island";

export const OrdersCompleteIsland = island(async () => (await import("./orders-complete-page")).OrdersCompletePage);
