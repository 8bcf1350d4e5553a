import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/form/use-rejection";
import { type SteeredMatch, useSteer } from "../match-queries";

/** The best who were not asked yet; one press asks one. */
export function MatchTutors({ id, found }: { id: string; found: SteeredMatch }) {
  const steer = useSteer(id);
  const reject = useRejection();
  if (found.suggestions.length === 0) return null;
  return (
    <section aria-labelledby="tutors">
      <h2 id="tutors" className="text-title-3">
        아직 묻지 않은 선생님
      </h2>
      <ul className="mt-2 border-t border-line">
        {found.suggestions.map(({ tutor, score, reasons, misses }) => (
          <li key={tutor.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4">
            <div className="min-w-[min(16rem,100%)] flex-1">
              <p className="text-label">
                {tutor.name} <span className="num font-normal text-fg-2">{score}점</span>
              </p>
              <p className="text-caption text-fg-3">
                {tutor.universityName} · {tutor.major}
              </p>
              <p className="mt-1 text-body-sm text-fg-2">{[...reasons, ...misses].join(" · ")}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              busy={steer.isPending && steer.variables.kind === "PROPOSE" && steer.variables.tutorId === tutor.id}
              busyLabel="보내고 있어요"
              aria-label={`${tutor.name} 선생님께 제안 보내기`}
              onClick={() =>
                steer.isPending ||
                steer.mutate(
                  { kind: "PROPOSE", tutorId: tutor.id },
                  { onSuccess: () => toast(`${tutor.name} 선생님께 제안을 보냈어요.`), onError: reject },
                )
              }
            >
              제안 보내기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
