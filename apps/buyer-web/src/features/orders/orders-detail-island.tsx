"use client";

import { island } from "@pkg/web/platform/shell/island";

export const OrdersDetailIsland = island(async () => (await import("./orders-detail-page")).OrdersDetailPage);
