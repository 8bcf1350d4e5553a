import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findBenefit } from "./repository.ts";
import type { BenefitSettingWire } from "./schemas.ts";
import { toBenefitSetting } from "./to-benefit-setting.ts";

/**
 * One benefit for staff. It holds nothing personal, so reading it is not recorded.
 * @throws ApiError 404 class 20001
 */
export async function showBenefitSetting({ db }: Ctx, id: string): Promise<BenefitSettingWire> {
  const row = await findBenefit(db, id);
  if (!row) throw refuse.notFound();
  return toBenefitSetting(row);
}
