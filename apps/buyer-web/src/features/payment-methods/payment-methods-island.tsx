"use client";

import { island } from "@pkg/web/platform/shell/island";

export const PaymentMethodsIsland = island(async () => (await import("./payment-methods-page")).PaymentMethodsPage);
