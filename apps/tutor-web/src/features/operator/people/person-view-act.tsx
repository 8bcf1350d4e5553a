import { formatKoreanTime, PERSON_VIEW_MINUTES, staffMay } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { VIEW_PAGE } from "@pkg/web/platform/person-view/viewed-id";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useState } from "react";
import { RowAct } from "../forms/row-act";
import { personName, phoneText } from "../words/whom-text";
import { type Person, type PersonView, useStartView } from "./people-queries";

/** Lets staff read a person's own pages. Nobody views staff, or an account that was closed. */
export function PersonViewAct({ person }: { person: Person }) {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const [view, setView] = useState<PersonView | null>(null);
  const start = useStartView();
  if (!staffMay(roles, "VIEWS") || person.closedAt !== null || person.staffRoles.length > 0) return null;
  const whom = `${personName(person)} 님(${phoneText(person.phoneNumber)})`;
  const label = `${personName(person)} 님의 화면으로 보기`;
  return (
    <div className="grid justify-items-start gap-3">
      <RowAct
        label={label}
        help={`${whom}이 보는 화면을 ${PERSON_VIEW_MINUTES}분 동안 보기 전용으로 열어요. 바꿀 수 있는 것은 없어요.`}
        busyLabel="시작하고 있어요"
        done="볼 수 있어요. 아래에서 열어 주세요"
        onSend={async (reason) =>
          setView(await start.mutateAsync({ params: { path: { id: person.id } }, body: { reason } }))
        }
      />
      {view ? <Ways view={view} isTutor={person.tutorId !== null} /> : null}
    </div>
  );
}

function Ways({ view, isTutor }: { view: PersonView; isTutor: boolean }) {
  return (
    <section aria-label="볼 화면" className="grid gap-2">
      <p className="text-body-sm text-fg-2">{`${formatKoreanTime(new Date(view.expiresAt))}까지 새 창에서 볼 수 있어요.`}</p>
      <div className="flex flex-wrap gap-2">
        {isTutor ? <Way app="tutor" id={view.id} label="선생님 화면 열기" /> : null}
        <Way app="buyer" id={view.id} label={isTutor ? "구매자 화면 열기" : "화면 열기"} />
      </div>
    </section>
  );
}

/** A tab of its own: this one goes on as the desk. */
function Way({ app, id, label }: { app: "buyer" | "tutor"; id: string; label: string }) {
  return (
    <ButtonLink size="sm" href={`${goUrl(app, VIEW_PAGE)}#${id}`} target="_blank" rel="noopener">
      {label}
    </ButtonLink>
  );
}
