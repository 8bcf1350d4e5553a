"use client";

import { ButtonLink } from "@pkg/ui/button";
import { PillGroup } from "@pkg/ui/pill-group";
import { EmptyState } from "@pkg/ui/states";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useSwitchedStudent } from "@pkg/web/platform/session/switched-student";
import { parseAsString, useQueryState } from "nuqs";
import { Suspense, useState } from "react";
import type { Me, MyStudent } from "@/lib/account/me";
import { MeGate } from "@/lib/account/me-gate";
import { SchoolForm } from "./components/school-form";

/** `/mypage/user/school`: grade and school of a student; with several students the page shows the name. */
export function AccountSettingsSchoolPage() {
  return (
    <Suspense fallback={<RowsSkeleton title="학년과 학교" />}>
      <MeGate>{(me) => (me.students.length > 0 ? <Schools me={me} /> : <NoStudent />)}</MeGate>
    </Suspense>
  );
}

function Schools({ me }: { me: Me }) {
  const [asked, setAsked] = useQueryState("student", parseAsString);
  const switched = useSwitchedStudent(me.id);
  const wanted = asked ?? switched;
  const student = me.students.find(({ id }) => id === wanted) ?? me.students[0];
  if (!student) return <NoStudent />;
  return (
    <>
      <PageTitle lead="진도와 시험 범위를 학년과 학교에 맞춰요.">
        <span className="whitespace-nowrap">{`${student.name} 학생의`}</span> 학년과 학교
      </PageTitle>
      {me.students.length > 1 ? (
        <PillGroup
          className="mb-7"
          legend="학생"
          legendLook="field"
          options={me.students.map(({ id, name }) => ({ value: id, label: name }))}
          value={student.id}
          onChange={(id) => void setAsked(id)}
        />
      ) : null}
      <SchoolEditor key={student.id} student={student} />
    </>
  );
}

/** Remounts the form with the stored values after a conflict with another tab. */
function SchoolEditor({ student }: { student: MyStudent }) {
  const [base, setBase] = useState(student);
  return <SchoolForm key={base.updatedAt} base={base} onTheirs={setBase} />;
}

function NoStudent() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="아직 배우는 학생이 없어요"
      reason="학생을 더하면 학년과 학교를 적을 수 있어요."
      action={<ButtonLink href={goUrl("account", "/profiles", { next: "/mypage/user/school" })}>학생 추가</ButtonLink>}
    />
  );
}
