import { heldUntil, type OpenHours, PROPOSAL_HOURS } from "@pkg/domain";
import type { AppDeps } from "../../../deps.ts";

type Hours = Pick<AppDeps["config"], "keepsQuietHours">;

const ANY_HOUR: OpenHours = { from: 0, until: 24 };

/** When tutors are asked: by day, or at any hour in runs whose tests know no night. */
export const askingHours = ({ keepsQuietHours }: Hours): OpenHours => (keepsQuietHours ? PROPOSAL_HOURS : ANY_HOUR);

/** From when on tutors are asked who are chosen now; null when that is at once. */
export const askedFrom = (config: Hours, at = new Date()): Date | null => heldUntil(at, askingHours(config));
