import { subjectName, type UniversityGroup } from "@pkg/domain";
import { HeadedPanes } from "@pkg/ui/layout";
import { lazyPart } from "@pkg/ui/lazy-part";
import { SectionBreak } from "@pkg/ui/section-break";
import { Sentences } from "@pkg/ui/sentences";
import { useFocusHandoff } from "@pkg/web/features/form/use-focus-handoff";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useRef, useState } from "react";
import type { Match } from "@/lib/lessons/matches";
import { askedTitle, askedWhen, countAsked } from "../asked-counts";
import { isSearching, isStuck, matchHead } from "../match-view";
import { useSuggestions } from "../queries";
import { AskedTutors } from "./asked-tutors";
import { MatchProgress } from "./match-progress";
import { OfferedTimes } from "./offered-times";
import { SuggestedTutors } from "./suggested-tutors";

// The ways on are for a search that has stopped.
const WidenPanel = lazyPart(async () => ({ default: (await import("./widen-panel")).WidenPanel }));

/** One search: its promise, steps, asked tutors, further suggestions and wishes to widen. */
export function MatchPanel({ match }: { match: Match }) {
  const [group, setGroup] = useState<UniversityGroup | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuggestions(match.id, group);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const handOffFocus = useFocusHandoff();
  const proposals = data?.proposals ?? [];
  const counts = countAsked(match, proposals);
  // What is being sent stands in the list once it has gone, or while it waits for the morning.
  const asked = match.askedFrom ? proposals : proposals.filter(({ talkSendStatus }) => talkSendStatus !== "READY");
  const when = askedWhen(match);
  const isMatched = match.status === "MATCHED";
  const shown = isMatched ? asked.filter(({ talkSendStatus }) => talkSendStatus === "ACCEPT") : asked;
  const head = matchHead(match, counts, data);
  const mayChoose = isSearching(match) || isStuck(match);
  return (
    <>
      <HeadedPanes
        head={
          <>
            <p className="text-label text-brand-fg">{subjectName(match, " · ")}</p>
            <h1 ref={title} tabIndex={-1} className="mt-1 text-display outline-none" aria-live="polite">
              <span className="block">{head.title[0]}</span>
              <span className="block">{head.title[1]}</span>
            </h1>
            <p className="mt-2 text-body text-fg-2">
              <Sentences text={head.lead} />
            </p>
            {isMatched ? null : (
              <OfferedTimes match={match} proposals={proposals} onPress={() => handOffFocus(title)} />
            )}
          </>
        }
        asideLabel="매칭 진행"
        aside={
          isStuck(match) ? (
            data ? (
              <WidenPanel match={match} found={data} onPress={() => handOffFocus(title)} />
            ) : null
          ) : (
            <MatchProgress match={match} counts={counts} />
          )
        }
      >
        {data ? (
          isMatched && shown.length > 0 ? (
            <AskedTutors proposals={shown} title="우리 선생님" when={null} isOpen={false} />
          ) : null
        ) : error ? (
          <LoadProblem error={error} onRetry={() => void refetch()} what="선생님 목록을" />
        ) : (
          <div className="mt-9">
            <RowsSkeleton />
          </div>
        )}
      </HeadedPanes>
      {/* Tutors to compare take the whole width, two beside each other. */}
      {!isMatched && shown.length > 0 ? (
        <AskedTutors proposals={shown} title={askedTitle(counts)} when={when} isOpen={isSearching(match)} isWide />
      ) : null}
      {data && mayChoose && (group || data.suggestions.length > 0) ? (
        <>
          <SectionBreak className="-mx-(--size-gutter) my-9 lg:mx-0 lg:my-12 lg:h-px lg:bg-line" />
          <SuggestedTutors
            match={match}
            found={data}
            when={when}
            group={group}
            onGroup={setGroup}
            more={hasNextPage ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : null}
            titleRef={list}
            onPress={() => handOffFocus(list, title)}
          />
        </>
      ) : null}
    </>
  );
}
