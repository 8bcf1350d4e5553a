"use client";

import { island } from "@/lib/island";

export const OrdersCompleteIsland = island(async () => (await import("./orders-complete-page")).OrdersCompletePage);
