import { z } from "zod";
import type { AppMetadata, FeatureFlag, SharedFlags } from "../app/app-metadata.ts";
import type { Consent } from "../consent/consent.ts";
import type { ErrorBody } from "../error/error-body.ts";
import { EVENT_PARTICIPATION_STATUS, type EventParticipation } from "../event/event-participation.ts";
import { consentKeySchema, errorServiceSchema } from "./enums.ts";
import { idSchema, mobilePhoneSchema } from "./scalars.ts";

/** A feature flag (spec §3). */
export const featureFlagSchema = z.object({
  name: z.string().min(1),
  available: z.boolean(),
  variant: z.string().nullable(),
}) satisfies z.ZodType<FeatureFlag>;

/** What the native app says of itself (spec §3). */
export const appMetadataSchema = z.object({
  iosVersion: z.int().nullable(),
  androidVersion: z.int().nullable(),
  appID: z.string().nullable(),
}) satisfies z.ZodType<AppMetadata>;

/** Flags that every page shares (spec §3). */
export const sharedFlagsSchema = z.object({
  isSupportWebp: z.boolean(),
  isWebView: z.boolean(),
  isIE: z.boolean(),
}) satisfies z.ZodType<SharedFlags>;

/** A participation in an event (spec §3). */
export const eventParticipationSchema = z.object({
  phoneNumber: mobilePhoneSchema,
  marketingAgreement: z.boolean(),
  userId: idSchema.nullable(),
  status: z.literal(EVENT_PARTICIPATION_STATUS),
  extraData: z.record(z.string(), z.unknown()).optional(),
  createdAt: z.iso.datetime({ offset: true }),
}) satisfies z.ZodType<EventParticipation>;

/** One term to agree to (spec §9). */
export const consentSchema = z.object({
  key: consentKeySchema,
  label: z.string(),
  required: z.boolean(),
}) satisfies z.ZodType<Consent>;

/** An error answer: service, code, message and details (product §10). */
export const errorBodySchema = z.looseObject({
  service: errorServiceSchema,
  errorCode: z.union([z.number(), z.string()]),
  message: z.string(),
}) satisfies z.ZodType<ErrorBody>;
