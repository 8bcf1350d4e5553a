import { TEXT_LENGTHS } from "@pkg/domain";
import { featureFlagSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, staffReason, uuid } from "../../../lib/requests/field-schemas.ts";

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const featureName = z.string().max(TEXT_LENGTHS.flagName.max).regex(NAME, "기능 이름을 확인해 주세요.");
const variantName = z.string().max(TEXT_LENGTHS.flagName.max).regex(NAME, "실험안 이름을 확인해 주세요.");

const webFeature = featureFlagSchema.meta({ id: "WebFeature" });

/** `names` is a comma list; all flags without it. `visitorId` is the id that a browser made for itself. */
export const webFeatureQuery = z.object({ names: z.string().max(1000).optional(), visitorId: uuid.optional() });
export const webFeatureList = z.object({ content: z.array(webFeature) });

/** How many of a hundred visitors see which variant; null ends the experiment. */
const split = z
  .array(z.object({ variant: variantName, share: z.number().int().min(1).max(100) }))
  .min(2)
  .max(6)
  .refine((shares) => shares.reduce((sum, { share }) => sum + share, 0) === 100, "합이 100이어야 해요.")
  .refine(
    (shares) => new Set(shares.map(({ variant }) => variant)).size === shares.length,
    "같은 실험안이 두 번 있어요.",
  )
  .nullable();

export const featureParams = z.object({ name: featureName });
/** What staff changes about a flag, and why; what is left out stays. */
export const webFeatureChange = z
  .object({
    available: z.boolean().optional(),
    variant: variantName.nullable().optional(),
    split: split.optional(),
    reason: staffReason,
  })
  .meta({ id: "WebFeatureChange" });
export type WebFeatureChange = z.infer<typeof webFeatureChange>;

/** A flag as staff sees it. */
export const webFeatureSetting = webFeature.extend({ split, updatedAt: instant }).meta({ id: "WebFeatureSetting" });
/** How many visitors have seen a variant so far. */
const variantSeen = z.object({ feature: z.string(), variant: z.string(), visitors: z.number().int() });
export const webFeatureSettingList = z
  .object({ content: z.array(webFeatureSetting), seen: z.array(variantSeen) })
  .meta({ id: "WebFeatureSettings" });

/** That a visitor really saw a variant. */
export const featureExposure = z
  .object({ visitorId: uuid, name: featureName, variant: variantName })
  .meta({ id: "FeatureExposure" });
export type FeatureExposure = z.infer<typeof featureExposure>;
