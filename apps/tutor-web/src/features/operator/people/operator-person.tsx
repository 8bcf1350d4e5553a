"use client";

import { Badge } from "@pkg/ui/badge";
import dynamic from "next/dynamic";
import { OperatorGate } from "../access/operator-gate";
import { personName } from "../words/whom-text";
import { type Person, usePerson } from "./people-queries";
import { PersonFacts } from "./person-facts";
import { PersonHistory } from "./person-history";
import { PersonPresent } from "./person-present";

const KeptRecords = dynamic(() => import("./kept-records").then(({ KeptRecords }) => KeptRecords), { ssr: false });
const AccountRest = dynamic(() => import("./account-rest").then(({ AccountRest }) => AccountRest), {
  ssr: false,
});
const PersonViewAct = dynamic(() => import("./person-view-act").then(({ PersonViewAct }) => PersonViewAct), {
  ssr: false,
});
const NoteForm = dynamic(() => import("./note-form").then(({ NoteForm }) => NoteForm), { ssr: false });

/** `/operator/people/{id}`: who somebody is, how it stands with their classes, and what happened. Answers 404 without the OPERATOR or FINANCE role. */
export function OperatorPerson({ id }: { id: string }) {
  return (
    <OperatorGate reading={usePerson(id)} what="회원을">
      {(person) => (
        <>
          <h1 className="flex flex-wrap items-center gap-2 text-title-1">
            {personName(person)}
            <Marks person={person} />
          </h1>
          <PersonPresent person={person} />
          <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(17rem,20rem)_minmax(0,1fr)]">
            <div className="grid gap-8 lg:sticky lg:top-[calc(var(--size-header-dense)+1.75rem)]">
              <PersonFacts person={person} />
              <KeptRecords person={person} />
              <PersonViewAct person={person} />
              <AccountRest person={person} />
              <NoteForm id={id} />
            </div>
            <PersonHistory id={id} />
          </div>
        </>
      )}
    </OperatorGate>
  );
}

function Marks({ person }: { person: Person }) {
  return (
    <>
      {person.closedAt ? <Badge>탈퇴</Badge> : null}
      {person.inactiveAt ? <Badge tone="warn">쉬는 계정</Badge> : null}
      {person.staffRoles.length > 0 ? <Badge>직원</Badge> : null}
      {person.userType === "TUTOR" ? <Badge tone="brand">선생님</Badge> : null}
    </>
  );
}
