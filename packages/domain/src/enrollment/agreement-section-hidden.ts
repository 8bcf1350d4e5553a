import type { EnrollmentRoute } from "./enrollment-route.ts";

/** The way a buyer came in, as the URL carries it. */
export interface FunnelEntry {
  readonly orderFunnelType?: EnrollmentRoute | null;
  readonly token?: string | null;
}

/** The agreement section is hidden for an up-selling funnel that has a token (spec §5). */
export function agreementSectionHidden({ orderFunnelType, token }: FunnelEntry): boolean {
  return orderFunnelType === "UP_SELLING" && Boolean(token);
}
