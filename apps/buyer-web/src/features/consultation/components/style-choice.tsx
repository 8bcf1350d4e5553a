import { TUTOR_STYLE_LABELS, TUTOR_STYLES, type TutorStyle } from "@pkg/domain";
import { PillToggles } from "@pkg/ui/pill-group";
import { useState } from "react";

const MAX_STYLES = 3;
const STYLES = TUTOR_STYLES.map((style) => ({ value: style, label: TUTOR_STYLE_LABELS[style] }));

type StyleChoiceProps = { value: readonly TutorStyle[]; onChange: (styles: TutorStyle[]) => void };

/** Which tutors the family likes, up to three styles. */
export function StyleChoice({ value, onChange }: StyleChoiceProps) {
  const [isFull, setFull] = useState(false);
  return (
    <PillToggles
      legend="어떤 선생님이 좋으세요?"
      legendLook="title"
      note={`${MAX_STYLES}가지까지 고를 수 있어요.`}
      help={
        isFull && value.length === MAX_STYLES
          ? `${MAX_STYLES}가지를 다 골랐어요. 하나를 빼면 다른 것을 고를 수 있어요.`
          : undefined
      }
      max={MAX_STYLES}
      onLimit={() => setFull(true)}
      options={STYLES}
      value={value}
      onChange={onChange}
    />
  );
}
