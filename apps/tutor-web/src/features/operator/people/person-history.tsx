import { formatWon } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { cn } from "@pkg/ui/cn";
import { NativeSelect } from "@pkg/ui/native-select";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { DeskList } from "../list/desk-list";
import { momentText } from "../words/day-text";
import { type PersonEvent, usePersonHistory } from "./people-queries";
import { EVENT_LABELS, eventHref, eventNote, eventStatus, eventTitle } from "./person-text";

const KINDS = Object.keys(EVENT_LABELS) as PersonEvent["kind"][];

/** What happened with a person in time order: all but log-ins, which are a choice of their own, or one kind. */
export function PersonHistory({ id }: { id: string }) {
  const [kind, setKind] = useQueryState("kind", parseAsStringLiteral(KINDS));
  const history = usePersonHistory(id, kind);
  return (
    <section aria-labelledby="history-title">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="history-title" className="text-title-3">
          있었던 일
        </h2>
        <NativeSelect
          label="볼 것"
          labelHidden
          className="w-44"
          value={kind ?? ""}
          onChange={({ target }) => void setKind(KINDS.find((one) => one === target.value) ?? null)}
          options={[
            { value: "", label: "로그인 빼고 모두" },
            ...KINDS.map((value) => ({ value, label: EVENT_LABELS[value] })),
          ]}
        />
      </div>
      <DeskList
        reading={history}
        what="있었던 일을"
        none={{ title: "아직 아무것도 없어요", reason: "주문, 매칭, 수업, 메모가 여기에 시간 순서로 모여요." }}
      >
        {(events) => (
          <ol className="border-t border-line">
            {events.map((event) => (
              <Event key={`${event.kind}:${event.id}`} event={event} />
            ))}
          </ol>
        )}
      </DeskList>
    </section>
  );
}

function Event({ event }: { event: PersonEvent }) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const href = eventHref(event, roles);
  const status = eventStatus(event);
  const title = (
    <span className={cn("wrap-anywhere whitespace-pre-line", event.kind === "MESSAGE" && "line-clamp-2")}>
      {eventTitle(event)}
    </span>
  );
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 text-body-sm lg:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <Badge className="self-start justify-self-start">{EVENT_LABELS[event.kind]}</Badge>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {href ? (
            <Link href={href} className="font-medium underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {event.amount === null ? null : <span className="num">{formatWon(event.amount)}</span>}
        </p>
        <p className="text-caption text-fg-3">{[status, eventNote(event)].filter(Boolean).join(" · ")}</p>
      </div>
      <time dateTime={event.at} className="num text-caption text-fg-3 max-lg:col-start-2 lg:text-right">
        {momentText(event.at, serverNow())}
      </time>
    </li>
  );
}
