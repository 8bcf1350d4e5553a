import { couponCodeProblem } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkBenefitTerms } from "./check-benefit-terms.ts";
import { findBenefit, insertBenefit } from "./repository.ts";
import type { BenefitSettingWire, NewCoupon } from "./schemas.ts";
import { toBenefitSetting } from "./to-benefit-setting.ts";

/**
 * Makes a coupon for all products. A code is given once and for ever, also after its coupon has ended.
 * @throws ApiError 400 class 10001 with fields; 409 class 50002 at `code` when there is one already that reads the same
 */
export async function createCoupon({ db, actor }: Ctx<"staff">, coupon: NewCoupon): Promise<BenefitSettingWire> {
  return db.transaction(async (tx) => {
    const adds = coupon.additionalLessonType !== null && coupon.additionalLessonCount > 0;
    const lessons = adds
      ? { additionalLessonType: coupon.additionalLessonType, additionalLessonCount: coupon.additionalLessonCount }
      : { additionalLessonType: null, additionalLessonCount: null };
    const code = coupon.code.normalize("NFKC");
    const values = { ...coupon, code, ...lessons, startAt: new Date(coupon.startAt), endAt: new Date(coupon.endAt) };
    const message = couponCodeProblem(code);
    const context = { usedCount: 0, addedLessons: lessons.additionalLessonCount ?? 0 };
    checkBenefitTerms(values, context, message ? [{ path: "code", message }] : []);
    const id = await insertBenefit(tx, { ...values, benefitType: "COUPON" });
    if (id === null) {
      throw refuse.couponCodeTaken({ fields: [{ path: "code", message: "이미 있는 코드예요." }] });
    }
    await recordChange(tx, actor, { action: "benefit.created", targetId: id, before: {}, after: values });
    const row = await findBenefit(tx, id);
    if (!row) throw refuse.notFound();
    return toBenefitSetting(row);
  });
}
