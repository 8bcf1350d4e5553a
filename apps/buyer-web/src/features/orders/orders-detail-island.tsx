"use client";

import { island } from "@pkg/web/shell/island";

export const OrdersDetailIsland = island(async () => (await import("./orders-detail-page")).OrdersDetailPage);
