"use client";

import { island } from "@pkg/web/shell/island";

export const PaymentMethodsIsland = island(async () => (await import("./payment-methods-page")).PaymentMethodsPage);
