"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import Link from "next/link";
import { useState } from "react";
import { Loaded } from "@/lib/account-query";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import { Title } from "@/lib/frame/title";
import { useProfiles } from "../queries";
import type { Profile, StoredStudent } from "../stored-student";
import { RemoveStudent } from "./remove-student";
import { StudentForm } from "./student-form";

type StudentEditorProps = { id: string; listHref: string };

/** One student of the account: what stands there, to be corrected, and the way to take them off. */
export function StudentEditor({ id, listHref }: StudentEditorProps) {
  return (
    <Loaded
      query={useProfiles()}
      skeleton={<FormSkeleton />}
      failure={{ className: "py-10", title: "학생을 불러오지 못했어요", reason: "저장한 정보는 그대로 있어요." }}
    >
      {(students) => <Editor key={id} student={students.find((one) => one.id === id)} listHref={listHref} />}
    </Loaded>
  );
}

function Editor({ student, listHref }: { student: Profile | undefined; listHref: string }) {
  // What the form began from: a newer list, read after the focus came back, types over nothing.
  const [shown, setShown] = useState<StoredStudent | undefined>(student);
  if (!student || !shown) {
    return (
      <EmptyState
        className="py-10"
        title="이 학생은 없어요"
        reason="다른 창에서 지웠을 수 있어요."
        action={
          <ButtonLink href={listHref} linkAs={Link} size="lg" full>
            학생 목록 보기
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Title help="이름이나 학년이 잘못됐다면 여기서 고쳐요.">{`${student.name} 학생`}</Title>
      <StudentForm key={shown.updatedAt} base={shown} onStored={setShown} listHref={listHref} />
      {student.isSelf ? null : <RemoveStudent student={student} listHref={listHref} />}
    </>
  );
}
