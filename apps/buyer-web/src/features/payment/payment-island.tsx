"use client";

import { island } from "@pkg/web/shell/island";

export const PaymentIsland = island(async () => (await import("./payment-page")).PaymentPage);
