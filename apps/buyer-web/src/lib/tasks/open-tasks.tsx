"use client";

import { formatKoreanDate, OPEN_TASK_TEXTS, type OpenTaskKind, openTaskPath } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { ListRow } from "@pkg/ui/list-row";
import { $api } from "@pkg/web/platform/api/query";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";
import { useId } from "react";

type OpenTasksProps = {
  /** What the page asks by itself. */
  except?: OpenTaskKind;
  /** Of this order's courses alone. */
  order?: { readonly merchantUid: string; readonly continuedMatchId: string | null };
  className?: string;
};

/**
 * What waits for the family, whichever child is chosen, the most urgent first; nothing without a log-in, or without a
 * task.
 */
export function OpenTasks(props: OpenTasksProps) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return isLoggedIn ? <Tasks {...props} /> : null;
}

function Tasks({ except, order, className }: OpenTasksProps) {
  const { data } = $api.useQuery("get", "/users/me/open-tasks", undefined, {
    staleTime: 0,
    select: ({ content }) => content,
    meta: { isOptional: true },
  });
  const id = useId();
  const shown = data?.filter((task) => task.kind !== except && (!order || isOf(order, task))) ?? [];
  if (shown.length === 0) return null;
  return (
    <Card as="section" tone="soft" pad="none" aria-labelledby={id} className={`px-5 pt-4 pb-2 ${className ?? ""}`}>
      {/* No heading: on some pages it stands before the first. */}
      <p id={id} className="text-label text-brand-fg">
        해 주실 일이 있어요
      </p>
      <ul className="divide-y divide-line-2">
        {shown.map(({ kind, merchantUid, matchId, studentName, courseName, until }) => (
          <li key={`${kind}${matchId ?? merchantUid}`}>
            <ListRow
              href={openTaskPath(kind, { merchantUid, matchId })}
              linkAs={Link}
              label={
                <>
                  <span className="block font-semibold">{OPEN_TASK_TEXTS[kind].title}</span>
                  <span className="block text-caption text-fg-2">
                    {studentName} · {courseName}
                    {until && ` · ${formatKoreanDate(until)}까지`}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A class that an order goes on with stands under the order that began it. */
const isOf = (
  { merchantUid, continuedMatchId }: NonNullable<OpenTasksProps["order"]>,
  task: { readonly merchantUid: string; readonly matchId: string | null },
): boolean => task.merchantUid === merchantUid || (task.matchId !== null && task.matchId === continuedMatchId);
