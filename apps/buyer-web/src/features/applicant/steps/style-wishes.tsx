import { TUTOR_GENDER_LABELS, TUTOR_STYLE_LABELS, TUTOR_STYLES, type TutorGender } from "@pkg/domain";
import { PillGroup, PillToggles } from "@pkg/ui/pill-group";
import { useState } from "react";
import { MAX_STYLES, type Wishes } from "../wishes";
import type { StepProps } from "./step-props";

const GENDERS = [
  { value: "ANY", label: "상관없어요" },
  { value: "FEMALE", label: TUTOR_GENDER_LABELS.FEMALE },
  { value: "MALE", label: TUTOR_GENDER_LABELS.MALE },
] as const;

/** Liked and disliked styles, which never overlap, and the gender. */
export function StyleWishes({ wishes, change }: Omit<StepProps, "titleId">) {
  const { likedTutorStyles: liked, dislikedTutorStyles: disliked, tutorGenders } = wishes;
  const options = TUTOR_STYLES.map((style) => ({ value: style, label: TUTOR_STYLE_LABELS[style] }));
  const full = useLimit(liked, disliked);
  return (
    <div className="grid gap-9 px-(--size-gutter) pt-9">
      <PillToggles
        legend="이런 선생님이 좋아요"
        legendLook="title"
        note={`${MAX_STYLES}가지까지 고를 수 있어요.`}
        help={full.liked}
        max={MAX_STYLES}
        onLimit={full.onLiked}
        options={options.map((option) => ({ ...option, unavailable: disliked.includes(option.value) }))}
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
        options={options.filter(({ value }) => !liked.includes(value))}
        value={disliked}
        onChange={(dislikedTutorStyles) => change({ dislikedTutorStyles })}
      />
      <PillGroup
        legend="선생님 성별"
        legendLook="title"
        options={GENDERS}
        value={genderOf(tutorGenders)}
        onChange={(gender) => change({ tutorGenders: gender === "ANY" ? [] : [gender] })}
      />
    </div>
  );
}

/** Empty means both (spec §3). */
function genderOf(genders: Wishes["tutorGenders"]): TutorGender | "ANY" {
  const [only, ...others] = genders;
  return only && others.length === 0 ? only : "ANY";
}

const FULL = `${MAX_STYLES}가지를 다 골랐어요. 하나를 빼면 다른 것을 고를 수 있어요.`;

/** Says why a fourth press does nothing, until the choice changes. */
function useLimit(liked: Wishes["likedTutorStyles"], disliked: Wishes["dislikedTutorStyles"]) {
  const [hit, setHit] = useState<"liked" | "disliked" | null>(null);
  return {
    liked: hit === "liked" && liked.length === MAX_STYLES ? FULL : undefined,
    disliked: hit === "disliked" && disliked.length === MAX_STYLES ? FULL : undefined,
    onLiked: () => setHit("liked"),
    onDisliked: () => setHit("disliked"),
  };
}
