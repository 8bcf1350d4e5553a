import type { TutorStyle } from "@pkg/domain";
import { PillToggles } from "@pkg/ui/pill-group";
import { useState } from "react";
import { MAX_STYLES, STYLE_OPTIONS, STYLES_FULL, STYLES_NOTE } from "@/lib/wishes/style-limit";

type StyleChoiceProps = { value: readonly TutorStyle[]; onChange: (styles: TutorStyle[]) => void };

/** Which tutors the family likes, up to three styles. */
export function StyleChoice({ value, onChange }: StyleChoiceProps) {
  const [isFull, setFull] = useState(false);
  return (
    <PillToggles
      legend="어떤 선생님이 좋으세요?"
      legendLook="title"
      note={STYLES_NOTE}
      help={isFull && value.length === MAX_STYLES ? STYLES_FULL : undefined}
      max={MAX_STYLES}
      onLimit={() => setFull(true)}
      options={STYLE_OPTIONS}
      value={value}
      onChange={onChange}
    />
  );
}
