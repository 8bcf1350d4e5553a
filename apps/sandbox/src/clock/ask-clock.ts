import { z } from "zod";

const instant = z.iso.datetime().transform((text) => new Date(text));
const clock = z.object({
  now: instant,
  shiftMs: z.number(),
  /** The next charge of a schedule. */
  nextRenewal: instant.nullable(),
  /** After a move: whether all that became due has happened. */
  settled: z.boolean().optional(),
});
export type ClockState = z.infer<typeof clock>;

/** What the run's clock said: its state, or why it did not move. */
export type ClockAnswer = { status: 200; state: ClockState } | { status: number; message: string };

/**
 * Asks the clock of the local run for the time, or to move.
 * @param url where it is served; null where time can't be moved
 * @param step "+1h", "+1d", "+1w", "+1mo" or "renewal"
 */
export async function askClock(url: string | null, step?: string): Promise<ClockAnswer> {
  if (url === null)
    return { status: 404, message: "여기서는 시각을 옮길 수 없어요. npm start의 데이터베이스에서만 돼요." };
  const response = await fetch(url, step === undefined ? {} : { method: "POST", body: JSON.stringify({ step }) });
  const answer: unknown = await response.json();
  if (response.ok) return { status: 200, state: clock.parse(answer) };
  return { status: response.status, message: z.object({ message: z.string() }).parse(answer).message };
}
