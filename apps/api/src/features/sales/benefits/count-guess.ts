import { ApiError, refuse } from "../../../lib/errors/refuse.ts";
import { type LimitStore, requireUse, takeUseBack } from "../../../lib/http/rate-limit.ts";

/** An order tells a right code from a wrong one as a look-up does; only wrong ones count for long. */
const WRONG_CODES = { name: "benefit-guess", max: 20, windowSeconds: 600 };

/**
 * Runs work that will tell whether a code exists. It counts before, so that a burst of guesses cannot outrun the limit, and
 * is taken back unless the code was unknown (50003).
 * @throws ApiError 429 class 50006 with `opensAt` after 20 wrong codes of an account in ten minutes; else what `work` throws.
 */
export async function countGuess<T>(store: LimitStore, userId: string, work: () => Promise<T>): Promise<T> {
  await requireUse(store, WRONG_CODES, userId, refuse.benefitCodeGuessLimit);
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof ApiError && error.errorCode === 50003;
    throw error;
  } finally {
    if (!isWrong) await takeUseBack(store, WRONG_CODES, userId);
  }
}
