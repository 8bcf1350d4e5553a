import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace } from "../../../lib/http/pace.ts";

/** Nobody reads so many tutors; a program that copies them all is slowed down. */
const READS: Pace = { name: "tutor-reading", burst: 1000, everySeconds: 0.2 };

/**
 * Counts one reading of public tutors by a network address.
 * @throws ApiError 429 class 10004 after too many
 */
export async function checkReading(ctx: Ctx, address: string): Promise<void> {
  await keepPace(ctx, READS, address, refuse.tooManyOpenings);
}
