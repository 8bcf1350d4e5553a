import { idleWatch } from "../session/idle-watch";
import { endSession } from "../session/session-ended";

/** What was shown to a person who logged out in another tab goes from the screen. */
export const leaveSession = (): void => endSession(idleWatch.isPast() ? "IDLE" : "OVER");
