import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Sql } from "../../../../db/client.ts";

/** The channel on which triggers send the ids of changed tutors, when their transaction commits. */
const TUTOR_CHANGED = "tutor_changed";
/** A heartbeat over the same channel: as long as it comes back, changes come too. */
const PING = `ping ${randomUUID()}`;
const PING_MS = 2_000;
/** Without a heartbeat for this long, the listener counts as lost. */
const SILENCE_MS = 6_000;

export interface TutorWatch {
  /** Whether notifications arrive. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Listens for changed tutors.
 * @param onChange called with the id of a changed tutor
 * @param onTick called every two seconds, and once the listener is connected (again), to find missed changes
 */
export async function watchTutors(
  sql: Sql,
  logger: Logger,
  { onChange, onTick }: { onChange: (tutorId: number) => void; onTick: () => Promise<void> },
): Promise<TutorWatch> {
  let heartbeatAt = Date.now();
  let ticking = false;
  const tick = async () => {
    if (ticking) return;
    ticking = true;
    try {
      // In this order: missed changes are known before the listener counts as alive again.
      await onTick();
      await sql.notify(TUTOR_CHANGED, PING);
    } catch (error) {
      logger.warn({ err: error }, "changed tutors could not be read, will try again");
    } finally {
      ticking = false;
    }
  };
  const { unlisten } = await sql.listen(
    TUTOR_CHANGED,
    (payload) => {
      if (payload === PING) heartbeatAt = Date.now();
      else if (/^\d+$/.test(payload)) onChange(Number(payload));
    },
    () => void tick(),
  );
  const timer = setInterval(() => void tick(), PING_MS).unref();
  return {
    isAlive: () => Date.now() - heartbeatAt < SILENCE_MS,
    async stop() {
      clearInterval(timer);
      await unlisten().catch(() => {});
    },
  };
}
