import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Sql } from "../../db/client.ts";
import { TUTOR_CHANGED } from "./announce-tutor-change.ts";

/** Sent to ourselves over the database: as long as it comes back, changes come too. */
const PING = `ping ${randomUUID()}`;
const PING_MS = 2_000;
/** Without a sign of life for this long, the listener counts as lost. */
const SILENCE_MS = 6_000;

export interface TutorWatch {
  /** Whether notifications come at present. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Hears of changed tutors.
 * @param onChange with the id of a changed tutor
 * @param onTick every two seconds, and once the listener listens (again): to look for what was missed
 */
export async function watchTutors(
  sql: Sql,
  logger: Logger,
  { onChange, onTick }: { onChange: (tutorId: number) => void; onTick: () => Promise<void> },
): Promise<TutorWatch> {
  let heardAt = Date.now();
  let ticking = false;
  const tick = async () => {
    if (ticking) return;
    ticking = true;
    try {
      // In this order: whoever was missed is known before we count as listening again.
      await onTick();
      await sql.notify(TUTOR_CHANGED, PING);
    } catch (error) {
      logger.warn({ err: error }, "changed tutors could not be looked for, will try again");
    } finally {
      ticking = false;
    }
  };
  const { unlisten } = await sql.listen(
    TUTOR_CHANGED,
    (payload) => {
      if (payload === PING) heardAt = Date.now();
      else if (/^\d+$/.test(payload)) onChange(Number(payload));
    },
    () => void tick(),
  );
  const timer = setInterval(() => void tick(), PING_MS).unref();
  return {
    isAlive: () => Date.now() - heardAt < SILENCE_MS,
    async stop() {
      clearInterval(timer);
      await unlisten().catch(() => {});
    },
  };
}
