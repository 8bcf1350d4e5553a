import { type StaffRole, staffMay } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import type { components } from "@pkg/web/platform/api/api";
import { useSession } from "@pkg/web/platform/session/session-store";
import type { MouseEvent, ReactNode } from "react";
import { personName, phoneEndText } from "../words/whom-text";
import type { PersonSummary } from "./people-queries";

type Answer = components["schemas"]["PersonSearchAnswer"];
type SearchHitsProps = { answer: Answer; text: string; onGo: (href: string) => void };

const SHOWN = 8;

/** What the search has found so far, below its box. */
export function SearchHits({ answer, text, onGo }: SearchHitsProps) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const people = answer.people.slice(0, SHOWN);
  const isMore = answer.hasMore || answer.people.length > SHOWN;
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-bg p-1.5 shadow-float">
      <p role="status" className="sr-only">{`사람 ${answer.people.length}명, 주문 ${answer.orders.length}건`}</p>
      {people.length + answer.orders.length === 0 ? (
        <p className="px-3 py-4 text-body-sm text-fg-2">{`‘${text}’에 맞는 사람이나 주문이 없어요.`}</p>
      ) : null}
      <ul>
        {answer.orders.map((order) => (
          <Hit key={order.merchantUid} href={orderHref(order, roles)} onGo={onGo}>
            <span className="font-semibold">{order.orderName}</span>
            <span className="num text-caption text-fg-3">{order.merchantUid}</span>
          </Hit>
        ))}
        {people.map((person) => (
          <Hit key={person.id} href={`/operator/people/${person.id}`} onGo={onGo}>
            <PersonLine person={person} />
          </Hit>
        ))}
        {isMore ? (
          <Hit href={`/operator/people?q=${encodeURIComponent(text)}`} onGo={onGo}>
            <span className="text-fg-2">찾은 사람 모두 보기</span>
          </Hit>
        ) : null}
      </ul>
    </div>
  );
}

/** FINANCE opens the order's money, others its buyer. */
const orderHref = ({ merchantUid, userId }: Answer["orders"][number], roles: readonly StaffRole[]) =>
  staffMay(roles, "MONEY") ? `/operator/money/orders/${merchantUid}` : `/operator/people/${userId}`;

function PersonLine({ person }: { person: PersonSummary }) {
  return (
    <>
      <span className="font-semibold">{personName(person)}</span>
      {person.isResting ? <Badge tone="warn">쉬는 계정</Badge> : null}
      {person.isStaff ? <Badge>직원</Badge> : null}
      {person.userType === "TUTOR" ? <Badge tone="brand">선생님</Badge> : null}
      <span className="min-w-0 text-caption text-fg-3">
        <span className="num">{phoneEndText(person.phoneEnd)}</span>
        {[person.email, person.students.join(", ")].filter(Boolean).map((text) => ` · ${text}`)}
      </span>
    </>
  );
}

type HitProps = { href: string; onGo: (href: string) => void; children: ReactNode };

function Hit({ href, onGo, children }: HitProps) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(href);
  };
  return (
    <li>
      <a
        href={href}
        onClick={go}
        className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-md px-3 py-2 text-body-sm hover:bg-sand-50 focus:bg-brand-soft"
      >
        {children}
      </a>
    </li>
  );
}
