import { refuse } from "../../../lib/errors/refuse.ts";
import { type LimitStore, requireUse, takeUseBack } from "../../../lib/http/rate-limit.ts";

/** An order tells a right code from a wrong one as a look-up does; only wrong ones count for long. */
const WRONG_CODES = { name: "benefit-guess", max: 20, windowSeconds: 600 };

/**
 * Counts an order with a code before it tells whether the code exists, so that a burst of guesses cannot outrun the
 * limit.
 * @throws ApiError 429 class 50006 with `opensAt` after 20 wrong codes of an account in ten minutes
 */
export async function countGuess(store: LimitStore, userId: string): Promise<void> {
  await requireUse(store, WRONG_CODES, userId, refuse.benefitCodeGuessLimit);
}

/** The code was a right one. */
export const takeGuessBack = (store: LimitStore, userId: string): Promise<void> =>
  takeUseBack(store, WRONG_CODES, userId);
