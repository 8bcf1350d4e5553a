import type { webFeatures } from "../../db/schema/index.ts";

/** Feature flags: an operator flips them, the seed only adds missing ones. */
export const WEB_FEATURES: readonly (typeof webFeatures.$inferInsert)[] = [
  { name: "kakaopay", available: false },
  { name: "naverpay", available: false },
  { name: "smart-matching", available: true },
  { name: "tutor-finding-event", available: true },
  { name: "learning-type-test", available: true, variant: "share-card" },
  {
    name: "app-banner",
    available: false,
    split: [
      { variant: "lesson", share: 50 },
      { variant: "alarm", share: 50 },
    ],
  },
];
