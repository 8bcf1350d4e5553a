import type { Ctx } from "../../../deps.ts";
import { countReasons } from "./repository.ts";
import { REASON_KINDS } from "./schemas.ts";
import { toReasonRange } from "./to-reason-range.ts";

/**
 * Why applicants were turned down, tutors replaced and proposals refused, and how many families are not content, in a time.
 * @throws ApiError 400 class 10001 with fields
 */
export async function countAllReasons({ db }: Ctx, days: { from: string; to: string }) {
  const range = toReasonRange(days);
  const counts = await Promise.all(
    REASON_KINDS.map(async (kind) => (await countReasons(db, kind, range)).map((row) => ({ kind, ...row }))),
  );
  return { content: counts.flat() };
}
