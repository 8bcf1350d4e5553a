import { REMATCH_REASON_LABELS } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { SteeredMatch } from "./match-queries";

/** Why the buyer asked for another tutor, in their own words; nothing when they never did. */
export function MatchRematch({ rematch }: Pick<SteeredMatch, "rematch">) {
  if (!rematch) return null;
  const words = [rematch.detail, rematch.memo].map((text) => text.trim()).filter(Boolean);
  return (
    <Card as="section" tone="soft" aria-labelledby="rematch">
      <h2 id="rematch" className="text-title-3">
        선생님을 바꿔 달라고 했어요
      </h2>
      <p className="figures mt-1 text-body-sm text-fg-2">{`${lessonMoment(rematch.createdAt)} · ${rematch.tutorName} 선생님과 마쳤어요`}</p>
      <p className="mt-3 text-label">{REMATCH_REASON_LABELS[rematch.reason]}</p>
      {words.map((text) => (
        <p key={text} className="mt-1 text-body-sm whitespace-pre-line">
          {text}
        </p>
      ))}
    </Card>
  );
}
