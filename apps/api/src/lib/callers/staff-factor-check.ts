import type { Caller } from "./request-context.ts";

/** Whether a session may use staff's calls; the feature of the second factor puts its check here. */
export interface StaffFactorCheck {
  /** @throws ApiError 403 account 10003, with `needsFactor`, as long as the session has to show a code */
  check: (caller: Caller) => Promise<void>;
}

/** Staff's calls: the desk, and the switches of feature flags. */
export const isStaffCall = (url: string | undefined, method: string): boolean =>
  url !== undefined && (url.includes("/operator/") || (url.includes("/web-features/") && method !== "GET"));

declare module "fastify" {
  interface FastifyInstance {
    staffFactor: StaffFactorCheck;
  }
}
