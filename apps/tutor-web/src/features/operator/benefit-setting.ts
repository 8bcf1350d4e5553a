import type { components } from "@pkg/web/platform/api/api";

/** A benefit with its terms and how often it was used. */
export type BenefitSetting = components["schemas"]["BenefitSetting"];
