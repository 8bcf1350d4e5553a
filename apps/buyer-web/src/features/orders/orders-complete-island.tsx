"use client";

import { island } from "@pkg/web/platform/shell/island";

export const OrdersCompleteIsland = island(async () => (await import("./orders-complete-page")).OrdersCompletePage);
