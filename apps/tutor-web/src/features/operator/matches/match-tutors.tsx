import { Button } from "@pkg/ui/button";
import { useFocusHandoff } from "@pkg/web/features/form/use-focus-handoff";
import { type RefObject, useRef } from "react";
import { RowAct } from "../forms/row-act";
import { whomText } from "../words/whom-text";
import { type SteeredMatch, useProposeTo } from "./match-queries";

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
  const propose = useProposeTo();
  const list = useRef<HTMLHeadingElement>(null);
  const handOffFocus = useFocusHandoff();
  const ask = async (tutorId: string, reason: string) => {
    handOffFocus(list, title);
    await propose.mutateAsync({ params: { path: { id } }, body: { tutorIds: [tutorId], reason } });
  };
  if (found.suggestions.length === 0) return null;
  return (
    <section aria-labelledby="tutors">
      <h2 ref={list} id="tutors" tabIndex={-1} className="text-title-3 outline-none">
        아직 묻지 않은 선생님
      </h2>
      <p className="mt-1 text-body-sm text-fg-2">
        <span className="num">{`${found.count}명`}</span> 가운데 잘 맞는{" "}
        <span className="num">{`${found.suggestions.length}명`}</span>이에요.
      </p>
      <ul className="mt-2 border-t border-line">
        {found.suggestions.map(({ tutor, score, reasons, misses, notes }) => (
          <li key={tutor.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4">
            <div className="min-w-[min(16rem,100%)] flex-1">
              <p className="text-label">
                {tutor.name} <span className="num font-normal text-fg-2">{`${score}점`}</span>
              </p>
              <p className="text-caption text-fg-3">{`${tutor.universityName} · ${tutor.major}`}</p>
              <p className="mt-1 text-body-sm text-fg-2">{[...reasons, ...misses, ...notes].join(" · ")}</p>
            </div>
            <RowAct
              label="제안 보내기"
              name={`${tutor.name} 선생님께 제안 보내기`}
              help={`${whomText(found.buyer)}의 ${found.match.studentName} 학생 수업을 제안해요. 구매자에게 문자로 알려요.`}
              busyLabel="보내고 있어요"
              done={`${tutor.name} 선생님께 제안을 보내고 있어요.`}
              onSend={(reason) => ask(tutor.id, reason)}
            />
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
