import { LOGIN_PROVIDERS } from "@pkg/domain";
import { z } from "zod";

export const socialProvider = z.enum(LOGIN_PROVIDERS).exclude(["EMAIL"]);

/** Where to go on to after the vendor. */
export const vendorTarget = z
  .object({
    /** A whole address on one of our own origins; anything else leads home. */
    next: z.string().max(2000).optional(),
    source: z.literal("tutor").optional(),
  })
  .meta({ id: "VendorTarget" });

export const socialSignIn = vendorTarget.extend({ provider: socialProvider }).meta({ id: "SocialSignIn" });

/** The vendor's page to go to. */
export const vendorPage = z.object({ url: z.string() }).meta({ id: "VendorPage" });

export const providerParams = z.object({ provider: socialProvider });

export const loginWays = z
  .object({
    /** `email`: the address of a way in, to be recognised by; null without one. */
    ways: z.array(z.object({ provider: z.enum(LOGIN_PROVIDERS), linked: z.boolean(), email: z.string().nullable() })),
    /** Whether the log-in of this device is recent enough for another way in. */
    isRecent: z.boolean(),
  })
  .meta({ id: "LoginWays" });

export type SocialSignIn = z.infer<typeof socialSignIn>;
export type LoginWays = z.infer<typeof loginWays>;
