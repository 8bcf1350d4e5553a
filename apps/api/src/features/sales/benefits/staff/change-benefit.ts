import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../../lib/requests/omit-undefined.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import { checkBenefitTerms } from "./check-benefit-terms.ts";
import { type BenefitSettingRow, findBenefit, lockBenefit, updateBenefit } from "./repository.ts";
import type { BenefitChange, BenefitSettingWire } from "./schemas.ts";
import { toBenefitSetting } from "./to-benefit-setting.ts";

/**
 * Changes the terms that were sent, for orders to come: those that were made keep their ledger, amount and the name of what
 * they used. Who changed what is recorded.
 * @throws ApiError 404 class 20001; 409 account 20006 for an old version; 400 class 10001 with fields
 */
export async function changeBenefit(
  { db, actor }: Ctx<"staff">,
  id: string,
  change: BenefitChange,
  { ifMatch }: { ifMatch: string | undefined },
): Promise<BenefitSettingWire> {
  return db.transaction(async (tx) => {
    const before = await lockBenefit(tx, id);
    if (!before) throw refuse.notFound();
    checkVersion(ifMatch, before.updatedAt);
    const { startAt, endAt, ...others } = omitUndefined(change);
    const values = omitUndefined({
      ...others,
      startAt: startAt === undefined ? undefined : new Date(startAt),
      endAt: endAt === undefined ? undefined : new Date(endAt),
    });
    const addedLessons = before.additionalLessonCount ?? 0;
    checkBenefitTerms({ ...before, ...values }, { usedCount: before.usedCount, addedLessons });
    if (Object.keys(values).length === 0) return toBenefitSetting(before);
    await updateBenefit(tx, id, values);
    const after = await findBenefit(tx, id);
    if (!after) throw refuse.notFound();
    const act = { action: "benefit.changed", targetId: id } as const;
    await recordChange(tx, actor, { ...act, before: termsOf(before), after: termsOf(after) });
    return toBenefitSetting(after);
  });
}

/** What the audit log keeps. */
function termsOf(row: BenefitSettingRow) {
  const { name, discountCost, discountRate, validMonths, condition, offered, startAt, endAt, maxUses } = row;
  return { name, discountCost, discountRate, validMonths, condition, offered, startAt, endAt, maxUses };
}
