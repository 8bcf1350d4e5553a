"use client";

import { subjectName } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { isApiError } from "../../platform/api/api";
import { LoadProblem } from "../../platform/page/load-problem";
import { RowsSkeleton } from "../../platform/page/rows-skeleton";
import { NoSuchClass } from "../lessons/rows/no-such-class";
import { useLiveMatches } from "../matches/use-live-matches";
import { Conversation } from "./conversation";
import { allMessages, type MessageThread, useThread } from "./thread-queries";
import { otherName } from "./thread-text";

/** `/myclass/[matchId]/messages`: what the family and the tutor of a class write to each other. */
export function MessagesScreen({ matchId }: { matchId: string }) {
  useLiveMatches();
  const threadId = useSearchParams().get("thread");
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useThread(matchId, threadId);
  const [thread] = data?.pages ?? [];
  if (!data || !thread) {
    if (isApiError(error, "class", 20001, 10001)) return <NoSuchClass reason="주소가 바뀌었거나 내 수업이 아니에요." />;
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="메시지를" />
    ) : (
      <RowsSkeleton title="메시지" />
    );
  }
  const older = { has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() };
  return (
    <div className="flex h-[calc(100dvh-var(--size-header)-1rem)] min-h-96 max-w-180 flex-col lg:h-[calc(100dvh-var(--size-header)-4rem)]">
      <Heading matchId={matchId} thread={thread} isEarlier={threadId !== null} />
      <Conversation
        key={threadId ?? "present"}
        matchId={matchId}
        thread={thread}
        messages={allMessages(data.pages)}
        older={older}
      />
    </div>
  );
}

function Heading({ matchId, thread, isEarlier }: { matchId: string; thread: MessageThread; isEarlier: boolean }) {
  const back = isEarlier ? `/myclass/${matchId}/messages` : `/myclass/${matchId}`;
  return (
    <header className="border-b border-line pb-3">
      <BackLink href={back} linkAs={Link}>
        {isEarlier ? "지금 대화" : "수업"}
      </BackLink>
      <h1 className="text-title-2">{thread.tutorName ? otherName(thread) : "메시지"}</h1>
      <p className="text-caption text-fg-3">{`${subjectName(thread)} · 연락처는 보낼 수 없어요`}</p>
      {isEarlier ? null : (
        <ul>
          {thread.earlier.map(({ threadId, tutorName }) => (
            <li key={threadId}>
              <Link
                href={`/myclass/${matchId}/messages?thread=${threadId}`}
                className="inline-flex min-h-11 items-center text-body-sm underline underline-offset-4"
              >{`${tutorName} 선생님과 나눈 이야기`}</Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
