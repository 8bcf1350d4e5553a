import { CONFIDENCE_LEVEL_LABELS, type ConfidenceLevel, withParticle } from "@pkg/domain";

/** "‘중’이에요", "‘하’예요": a level at the end of a sentence. */
export function LevelSaid({ level }: { level: ConfidenceLevel }) {
  const label = CONFIDENCE_LEVEL_LABELS[level];
  const ending = withParticle(label, "이에요", "예요").slice(label.length);
  return (
    <span className="whitespace-nowrap">
      ‘<span className="text-brand-fg">{label}</span>’{ending}
    </span>
  );
}
