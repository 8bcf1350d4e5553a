"use client";

import { type ComponentProps, lazy } from "react";

const PriceCalculator = lazy(async () => ({ default: (await import("./price-calculator")).PriceCalculator }));

/**
 * The calculator, drawn by the server at once. Its code comes after the page's own: the first paint waits for none of it,
 * and what it draws stands in the HTML already.
 */
export function PriceIsland(props: ComponentProps<typeof PriceCalculator>) {
  return <PriceCalculator {...props} />;
}
