import { UNIVERSITY_GROUP_LABELS, UNIVERSITY_GROUPS, type UniversityGroup, universityGroupsFor } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { NativeSelect } from "@pkg/ui/native-select";
import { toast } from "@pkg/ui/toast";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import type { Ref } from "react";
import type { Match } from "@/lib/lessons/matches";
import { askedWhen } from "../asked-counts";
import { type Suggestions, useSelectTutor } from "../queries";
import { ScoreHelp } from "./score-help";
import { SuggestedTutor } from "./suggested-tutor";

const UNFOLDED = 2;

type SuggestedTutorsProps = {
  match: Pick<Match, "id" | "rank">;
  found: Suggestions;
  /** "내일 아침 8시" when nobody is asked before; null when a press asks at once. */
  when: string | null;
  /** The group of universities whose tutors are listed; null for all. */
  group: UniversityGroup | null;
  onGroup: (group: UniversityGroup | null) => void;
  /** Further tutors that fit; null when all are listed. */
  more: { readonly load: () => void; readonly isLoading: boolean } | null;
  /** Focusable from code. */
  titleRef: Ref<HTMLHeadingElement>;
  /** An asked tutor leaves the list. */
  onPress: () => void;
};

/** The best tutors not yet asked, with reasons and misses; one press sends a proposal. */
export function SuggestedTutors({ match, found, when, group, onGroup, more, titleRef, onPress }: SuggestedTutorsProps) {
  const select = useSelectTutor();
  const asked = select.isPending ? select.variables.body.tutorIds[0] : undefined;
  const reject = useRejection();
  const ask = ({ id, name }: { id: string; name: string }) => {
    onPress();
    // The list unmounts when this was its last tutor.
    select
      .mutateAsync({ params: { path: { id: match.id } }, body: { tutorIds: [id] } })
      .then((changed) => toast(proposedText(name, askedWhen(changed))), reject);
  };
  return (
    <section aria-labelledby="suggested-tutors">
      <h2 ref={titleRef} id="suggested-tutors" tabIndex={-1} className="text-title-2 outline-none">
        시간·성별이 맞는 선생님
      </h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-body-sm text-fg-2">
          모두 <b className="num">{`${found.count}명`}</b>, 나란 점수가 높은 순서예요
        </p>
        <ScoreHelp />
      </div>
      {when ? (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-body-sm text-fg-2">
          밤에는 선생님께 연락하지 않아요. 지금 고르면 <b className="font-semibold">{when}</b>에 제안을 보내요.
        </p>
      ) : null}
      <NativeSelect
        label="대학"
        className="mt-4 lg:max-w-80"
        value={group ?? ""}
        placeholder="모든 대학"
        options={universityGroupsFor([match.rank]).map((one) => ({ value: one, label: UNIVERSITY_GROUP_LABELS[one] }))}
        onChange={(event) => onGroup(UNIVERSITY_GROUPS.find((one) => one === event.target.value) ?? null)}
      />
      {found.suggestions.length === 0 ? (
        <p role="status" className="mt-4 text-body-sm text-fg-2">
          이 대학에는 시간·성별이 맞는 선생님이 지금 없어요. 다른 대학을 골라 보세요.
        </p>
      ) : null}
      <ul className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
        {found.suggestions.map((suggestion, index) => (
          <li key={suggestion.tutor.id}>
            <SuggestedTutor
              suggestion={suggestion}
              folded={index >= UNFOLDED}
              waits={Boolean(when)}
              sending={asked ? (asked === suggestion.tutor.id ? "THIS" : "OTHER") : null}
              onAsk={() => ask(suggestion.tutor)}
            />
          </li>
        ))}
      </ul>
      {more ? (
        <Button
          variant="line"
          full
          className="mt-4 lg:mx-auto lg:mt-8 lg:grid lg:max-w-96"
          busy={more.isLoading}
          busyLabel="불러오고 있어요"
          onClick={more.load}
        >
          더 보기 <span className="num">{`${found.suggestions.length}/${found.count}`}</span>
        </Button>
      ) : null}
    </section>
  );
}

const proposedText = (name: string, when: string | null): string =>
  when ? `${when}에 ${name} 선생님께 제안을 보내요.` : `${name} 선생님께 제안을 보냈어요.`;
