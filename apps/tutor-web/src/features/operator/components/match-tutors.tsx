import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useFocusHandoff } from "@pkg/web/features/form/use-focus-handoff";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { type RefObject, useRef } from "react";
import { type SteeredMatch, useSteer } from "../match-queries";

type MatchTutorsProps = {
  id: string;
  found: SteeredMatch;
  /** Receives the focus when no tutor is left to ask. */
  title: RefObject<HTMLElement | null>;
  /** Shows the next tutors. */
  more: { readonly onPress: () => void; readonly busy: boolean };
};

/** The best tutors who were not asked yet, each with a button that asks them. */
export function MatchTutors({ id, found, title, more }: MatchTutorsProps) {
  const steer = useSteer(id);
  const reject = useRejection();
  const list = useRef<HTMLHeadingElement>(null);
  const handOffFocus = useFocusHandoff();
  const ask = (tutor: SteeredMatch["suggestions"][number]["tutor"]) => {
    if (steer.isPending) return;
    handOffFocus(list, title);
    const asked = steer.mutateAsync({ kind: "PROPOSE", tutorId: tutor.id });
    asked.then(() => toast(`${tutor.name} 선생님께 제안을 보내고 있어요.`), reject);
  };
  if (found.suggestions.length === 0) return null;
  return (
    <section aria-labelledby="tutors">
      <h2 ref={list} id="tutors" tabIndex={-1} className="text-title-3 outline-none">
        아직 묻지 않은 선생님
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        <span className="num">{found.count}명</span> 가운데 잘 맞는{" "}
        <span className="num">{found.suggestions.length}명</span>이에요.
      </p>
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
              onClick={() => ask(tutor)}
            >
              제안 보내기
            </Button>
          </li>
        ))}
      </ul>
      {found.nextOffset === null ? null : (
        <Button
          variant="line"
          full
          className="mt-4"
          busy={more.busy}
          busyLabel="불러오고 있어요"
          onClick={more.onPress}
        >
          선생님 더 보기
        </Button>
      )}
    </section>
  );
}
