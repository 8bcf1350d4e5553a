"use client";

import { island } from "@/lib/island";

export const OrdersDetailIsland = island(async () => (await import("./orders-detail-page")).OrdersDetailPage);
