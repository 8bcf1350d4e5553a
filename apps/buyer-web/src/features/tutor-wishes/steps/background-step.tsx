import {
  MAJOR_TRACK_LABELS,
  MAJOR_TRACKS,
  TUTOR_PASS_TYPES,
  type TutorRank,
  tutorPassTypePhrase,
  UNIVERSITY_TIER_LABELS,
  universityTiersFor,
} from "@pkg/domain";
import { PillToggles } from "@pkg/ui/pill-group";
import type { StepProps } from "./step-props";

const PASS_TYPE_NAMES = { EARLY_DECISION: "수시로 합격", REGULAR_DECISION: "정시로 합격" } as const;

/** The tutor's university (of those that the ranks of the order's courses allow), admission type and track. */
export function BackgroundStep({ wishes, change, ranks }: StepProps & { ranks: readonly TutorRank[] }) {
  return (
    <div className="grid gap-9 px-(--size-gutter) pt-6">
      <PillToggles
        legend="대학"
        legendLook="title"
        options={universityTiersFor(ranks).map((tier) => ({ value: tier, label: UNIVERSITY_TIER_LABELS[tier] }))}
        value={wishes.tutorUniversities}
        onChange={(tutorUniversities) => change({ tutorUniversities })}
      />
      <PillToggles
        legend="합격 전형"
        legendLook="title"
        help={`${tutorPassTypePhrase(wishes.tutorPassTypes)}.`}
        options={TUTOR_PASS_TYPES.map((type) => ({ value: type, label: PASS_TYPE_NAMES[type] }))}
        value={wishes.tutorPassTypes}
        onChange={(tutorPassTypes) => change({ tutorPassTypes })}
      />
      <PillToggles
        legend="계열"
        legendLook="title"
        options={MAJOR_TRACKS.map((track) => ({ value: track, label: MAJOR_TRACK_LABELS[track] }))}
        value={wishes.tutorTracks}
        onChange={(tutorTracks) => change({ tutorTracks })}
      />
    </div>
  );
}
