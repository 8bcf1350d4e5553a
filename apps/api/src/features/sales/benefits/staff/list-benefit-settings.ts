import type { Ctx } from "../../../../deps.ts";
import { countBenefits, findBenefits } from "./repository.ts";
import type { BenefitSettingQuery } from "./schemas.ts";
import { toBenefitSetting } from "./to-benefit-setting.ts";

/** One page of benefits with how often each was used. */
export async function listBenefitSettings({ db }: Ctx, query: BenefitSettingQuery) {
  const [rows, totalElements] = await Promise.all([findBenefits(db, query), countBenefits(db, query)]);
  return { content: rows.map(toBenefitSetting), totalElements };
}
