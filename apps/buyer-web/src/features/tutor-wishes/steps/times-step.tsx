import { PillToggles } from "@pkg/ui/pill-group";
import { lazy, Suspense, useState } from "react";
import { unclaimedLearningType } from "@/lib/visitor/own-learning-type";
import { GenderWish } from "@/lib/wishes/gender-wish";
import { MAX_STYLES, STYLE_OPTIONS, STYLES_FULL, STYLES_NOTE } from "@/lib/wishes/style-limit";
import { TimesGrid } from "@/lib/wishes/times-grid";
import type { ApplicantWire } from "../queries";
import type { Wishes } from "../wishes";
import type { StepProps } from "./step-props";

// The words of the types are for families who took the test.
const LearningTypeNote = lazy(async () => ({
  default: (await import("./learning-type-note")).LearningTypeNote,
}));

/** Liked and disliked styles, which never overlap, and the tutor's gender. */
function StyleWishes({ wishes, change }: Omit<StepProps, "titleId">) {
  const { likedTutorStyles: liked, dislikedTutorStyles: disliked, tutorGenders } = wishes;
  const full = useLimit(liked, disliked);
  return (
    <div className="grid gap-9 px-(--size-gutter) pt-9">
      <PillToggles
        legend="이런 선생님이 좋아요"
        legendLook="title"
        note={STYLES_NOTE}
        help={full.liked}
        max={MAX_STYLES}
        onLimit={full.onLiked}
        options={STYLE_OPTIONS.map((option) => ({ ...option, unavailable: disliked.includes(option.value) }))}
        value={liked}
        onChange={(likedTutorStyles) => change({ likedTutorStyles })}
      />
      <PillToggles
        legend="이런 선생님은 어려워요"
        legendLook="title"
        note="위에서 고른 성향은 여기에 나오지 않아요."
        help={full.disliked}
        tone="refuse"
        max={MAX_STYLES}
        onLimit={full.onDisliked}
        options={STYLE_OPTIONS.filter(({ value }) => !liked.includes(value))}
        value={disliked}
        onChange={(dislikedTutorStyles) => change({ dislikedTutorStyles })}
      />
      <GenderWish value={tutorGenders} onChange={(next) => change({ tutorGenders: next })} />
    </div>
  );
}

/** Explains why one more press has no effect, until the choice changes. */
function useLimit(liked: Wishes["likedTutorStyles"], disliked: Wishes["dislikedTutorStyles"]) {
  const [hit, setHit] = useState<"liked" | "disliked" | null>(null);
  return {
    liked: hit === "liked" && liked.length === MAX_STYLES ? STYLES_FULL : undefined,
    disliked: hit === "disliked" && disliked.length === MAX_STYLES ? STYLES_FULL : undefined,
    onLiked: () => setHit("liked"),
    onDisliked: () => setHit("disliked"),
  };
}

/** Lesson times, teaching styles and gender. */
export function TimesStep({ wishes, change, titleId, applicant }: StepProps & { applicant: ApplicantWire }) {
  // Asked once: a result that is taken over meanwhile still has its note.
  const [hasType] = useState(() => applicant.learningType !== null || unclaimedLearningType() !== null);
  return (
    <>
      <div className="px-(--size-gutter) pt-5">
        <TimesGrid
          labelledBy={titleId}
          value={wishes.weeklyAvailablePeriods}
          onChange={(weeklyAvailablePeriods) => change({ weeklyAvailablePeriods })}
          lessons={applicant.otherLessons}
        />
      </div>
      {hasType ? (
        <div className="px-(--size-gutter) pt-9">
          <Suspense fallback={null}>
            <LearningTypeNote applicant={applicant} wishes={wishes} change={change} />
          </Suspense>
        </div>
      ) : null}
      <StyleWishes wishes={wishes} change={change} />
    </>
  );
}
