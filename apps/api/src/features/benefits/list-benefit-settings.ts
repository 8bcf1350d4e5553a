import type { Queryable } from "../../db/client.ts";
import { requireOperator } from "../users/require-operator.ts";
import { countBenefits, findBenefits } from "./operator-repository.ts";
import type { BenefitSettingQuery } from "./operator-schemas.ts";
import { toBenefitSetting } from "./to-benefit-setting.ts";

/** One page of benefits with how often each was used. @throws ApiError 403 account 10003 for anybody but an operator */
export async function listBenefitSettings(db: Queryable, userId: string, query: BenefitSettingQuery) {
  await requireOperator(db, userId);
  const [rows, totalElements] = await Promise.all([findBenefits(db, query), countBenefits(db, query.state)]);
  return { content: rows.map(toBenefitSetting), totalElements };
}
