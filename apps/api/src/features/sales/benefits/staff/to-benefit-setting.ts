import { benefitState } from "@pkg/domain";
import type { BenefitSettingRow } from "./repository.ts";
import type { BenefitSettingWire } from "./schemas.ts";

/** A row as staff reads it. */
export function toBenefitSetting(row: BenefitSettingRow): BenefitSettingWire {
  const { now, referrerId: _, ownerId: _owner, createdAt: _made, codeKey: _key, appliedProductIds, ...rest } = row;
  const { firstOrderOnly: _first, cardOnly: _card, ...facts } = rest;
  return {
    ...facts,
    state: benefitState(row, now),
    additionalLessonCount: row.additionalLessonCount ?? 0,
    appliedProducts: appliedProductIds ?? [],
  };
}
