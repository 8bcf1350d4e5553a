"use client";

import { subjectName } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Icon } from "@pkg/ui/icon";
import { EmptyState } from "@pkg/ui/states";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import { LIVE } from "@pkg/web/features/matches/match-reads";
import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import ChevronRight from "lucide-react/icons/chevron-right";
import Link from "next/link";
import { useOwnTutor } from "@/lib/own-tutor/own-tutor";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";

type Thread = components["schemas"]["ThreadList"]["content"][number];

/** `/messages`: the conversations of a tutor's classes, each with its last message and what waits. */
export function ThreadsPage() {
  useLiveMatches();
  return (
    <>
      <PageTitle lead="수업마다 학생 가족과 나눈 메시지예요.">메시지</PageTitle>
      <TutorGate reading={useOwnTutor()} what="메시지를">
        {() => <Threads />}
      </TutorGate>
    </>
  );
}

function Threads() {
  const reading = $api.useQuery("get", "/lessons/messages/threads", undefined, LIVE);
  return (
    <TutorGate reading={reading} what="메시지를">
      {({ content }) =>
        content.length > 0 ? (
          <ul className="max-w-180 border-t border-line">
            {content.map((thread) => (
              <ThreadRow key={thread.matchId} thread={thread} />
            ))}
          </ul>
        ) : (
          <EmptyState
            className="py-12"
            title="아직 나눈 메시지가 없어요"
            reason="수업을 맡으면 내 수업에서 학생 가족에게 먼저 인사할 수 있어요."
          />
        )
      }
    </TutorGate>
  );
}

function ThreadRow({ thread }: { thread: Thread }) {
  const { matchId, studentName, lastText, lastAt, isOwn, unread, isOver } = thread;
  return (
    <li className="border-b border-line">
      <Link
        href={`/myclass/${matchId}/messages`}
        className="flex items-center gap-3 py-4 transition-colors duration-(--duration-fast) hover:bg-sand-50"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-label">{`${studentName} 학생 가족`}</span>
            <span className="text-caption text-fg-3">{subjectName(thread)}</span>
            {isOver ? <Badge>끝난 수업</Badge> : null}
            {unread > 0 ? <Badge tone="accent">{`새 메시지 ${unread}개`}</Badge> : null}
          </span>
          <span className="mt-0.5 line-clamp-1 text-body-sm break-all text-fg-2">{`${isOwn ? "나: " : ""}${lastText || "사진"}`}</span>
          <span className="figures mt-0.5 block text-caption text-fg-3">{lessonMoment(lastAt)}</span>
        </span>
        <Icon of={ChevronRight} className="shrink-0 text-fg-3" />
      </Link>
    </li>
  );
}
