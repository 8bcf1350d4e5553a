import { LEARNING_TYPES, type LearningType } from "@pkg/domain";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The result of the test that was taken in this browser. */
export interface OwnLearningType {
  readonly id: string;
  /** Makes the result somebody's; it goes into no link. */
  readonly claimKey: string;
  readonly type: LearningType;
  /** A student has it already. */
  readonly isClaimed: boolean;
}

/** The next test replaces it. */
export const ownLearningType = storedValue("local", "naran.learning-type", (kept): OwnLearningType | null => {
  if (!isRecord(kept) || typeof kept.id !== "string" || typeof kept.claimKey !== "string") return null;
  const type = LEARNING_TYPES.find((one) => one === kept.type);
  return type ? { id: kept.id, claimKey: kept.claimKey, type, isClaimed: kept.isClaimed === true } : null;
});

/** The result that no student has yet. */
export function unclaimedLearningType(): OwnLearningType | null {
  const own = ownLearningType.read();
  return own && !own.isClaimed ? own : null;
}
