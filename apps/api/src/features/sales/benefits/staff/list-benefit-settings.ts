import type { Queryable } from "../../../../db/client.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { countBenefits, findBenefits } from "./repository.ts";
import type { BenefitSettingQuery } from "./schemas.ts";
import { toBenefitSetting } from "./to-benefit-setting.ts";

/** One page of benefits with how often each was used. @throws ApiError 403 account 10003 without the OPERATOR role */
export async function listBenefitSettings(db: Queryable, userId: string, query: BenefitSettingQuery) {
  await requireStaff(db, userId, "BENEFITS");
  const [rows, totalElements] = await Promise.all([findBenefits(db, query), countBenefits(db, query)]);
  return { content: rows.map(toBenefitSetting), totalElements };
}
