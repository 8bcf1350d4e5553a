import { z } from "zod";
import type { FeatureFlag } from "../app/app-metadata.ts";
import { ERROR_SERVICES, type ErrorBody } from "../error/error-body.ts";

/** A feature flag. */
export const featureFlagSchema = z.object({
  name: z.string(),
  available: z.boolean(),
  variant: z.string().nullable(),
}) satisfies z.ZodType<FeatureFlag>;

/** An error answer: service, code, message and details. */
export const errorBodySchema = z.looseObject({
  service: z.enum(ERROR_SERVICES),
  errorCode: z.union([z.number().int(), z.string()]),
  message: z.string(),
}) satisfies z.ZodType<ErrorBody>;
