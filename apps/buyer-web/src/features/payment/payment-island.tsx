"use client";

import { island } from "@pkg/web/platform/shell/island";

export const PaymentIsland = island(async () => (await import("./payment-page")).PaymentPage);
