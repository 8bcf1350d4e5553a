import { WALLETS } from "@pkg/domain";
import type { webFeatures } from "../../db/schema/index.ts";

/** Feature flags that some code reads: an operator flips them, the import only adds missing ones. */
export const WEB_FEATURES: readonly (typeof webFeatures.$inferInsert)[] = [
  ...Object.values(WALLETS).map(({ feature }) => ({ name: feature, available: true })),
  {
    name: "app-banner",
    available: false,
    split: [
      { variant: "lesson", share: 50 },
      { variant: "alarm", share: 50 },
    ],
  },
];
