"use client";

import { island } from "@/lib/island";

export const PaymentMethodsIsland = island(async () => (await import("./payment-methods-page")).PaymentMethodsPage);
