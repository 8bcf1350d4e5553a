import { GRADE_BAND_LABELS, GRADE_BANDS, type GradeBand } from "@pkg/domain";
import { PillToggles } from "@pkg/ui/pill-group";

type GradeBandChoiceProps = { value: GradeBand | null; onChange: (band: GradeBand | null) => void };

/** The band of school marks, as the family sees it. Nobody has to say: a second press takes it back. */
export function GradeBandChoice({ value, onChange }: GradeBandChoiceProps) {
  return (
    <PillToggles
      legend="요즘 학교 성적"
      legendLook="title"
      note="말하지 않아도 돼요. 선생님이 수업 수준을 맞출 때만 봐요."
      options={GRADE_BANDS.map((band) => ({ value: band, label: GRADE_BAND_LABELS[band] }))}
      value={value ? [value] : []}
      onChange={(next) => onChange(next.findLast((band) => band !== value) ?? null)}
    />
  );
}
