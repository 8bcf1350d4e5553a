"use client";

import { Badge } from "@pkg/ui/badge";
import { Icon } from "@pkg/ui/icon";
import ChevronRight from "lucide-react/icons/chevron-right";
import MessageCircle from "lucide-react/icons/message-circle";
import Link from "next/link";
import { useUnread } from "./thread-queries";

type MessagesLinkProps = {
  matchId: string;
  /** With whom: "이수진 선생님", "김하준 학생 가족". */
  name: string;
  className?: string;
};

/** The way from a class to its messages, with how many are new. */
export function MessagesLink({ matchId, name, className = "" }: MessagesLinkProps) {
  return (
    <Link
      href={`/myclass/${matchId}/messages`}
      className={`flex min-h-14 items-center gap-3 rounded-[1rem] border border-line px-4 py-2 transition-colors duration-(--duration-fast) hover:bg-sand-50 ${className}`}
    >
      <Icon of={MessageCircle} className="shrink-0" />
      <span className="min-w-0 flex-1 text-label">{`${name}과 메시지`}</span>
      <UnreadBadge matchId={matchId} />
      <Icon of={ChevronRight} className="shrink-0 text-fg-3" />
    </Link>
  );
}

/** "새 메시지 2개"; nothing when everything is read. */
export function UnreadBadge({ matchId }: { matchId: string }) {
  const count = useUnread(matchId);
  return count > 0 ? <Badge tone="accent">{`새 메시지 ${count}개`}</Badge> : null;
}
