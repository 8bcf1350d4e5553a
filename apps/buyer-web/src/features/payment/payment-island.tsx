"use client";

import { island } from "@/lib/island";

export const PaymentIsland = island(async () => (await import("./payment-page")).PaymentPage);
