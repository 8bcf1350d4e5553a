import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { FlowSection } from "@pkg/ui/layout";
import { lazyPart } from "@pkg/ui/lazy-part";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useState } from "react";
import type { Me } from "@/lib/account/me";
import type { StudentChoice } from "../use-student-choice";
import { StudentTiles } from "./student-tiles";

// Most families come with a complete student: the fields of a school are loaded when one of them is asked.
const AddStudent = lazyPart(() => import("./add-student"), <FieldsSkeleton />);
const TakenTrial = lazy(() => import("./taken-trial"));
const SchoolInfo = lazy(() => import("./school-info"));

type StudentSectionProps = {
  me: Me;
  choice: StudentChoice;
  title: string;
  /** Visually hidden, because the page's heading shows the same question. */
  isTitleHidden?: boolean;
};

/** The choice of student, adding a child, and missing school data. */
export function StudentSection({ me, choice, title, isTitleHidden = false }: StudentSectionProps) {
  const [wantsMore, setWantsMore] = useState(false);
  const isEmpty = me.students.length === 0;
  const isAdding = wantsMore || isEmpty;
  const First = isTitleHidden ? "section" : FlowSection;
  return (
    <>
      <First id="student-missing" aria-labelledby="students" className="grid gap-3 px-(--size-gutter) pb-8">
        <h2 id="students" className={isTitleHidden ? "sr-only" : "mb-1 text-title-2"}>
          {title}
        </h2>
        {isEmpty ? null : (
          <StudentTiles students={me.students} value={choice.student?.id ?? null} onChange={choice.choose} />
        )}
        {isAdding ? (
          <AddStudent
            onAdded={(student) => {
              setWantsMore(false);
              choice.choose(student.id);
            }}
            onCancel={isEmpty ? undefined : () => setWantsMore(false)}
          />
        ) : (
          <Button variant="line" full onClick={() => setWantsMore(true)}>
            <Icon of={Plus} size={20} />
            학생 추가
          </Button>
        )}
        <div role="alert" className="text-caption font-medium text-error">
          {choice.isStudentMissing ? <p>배우는 학생을 먼저 추가해 주세요.</p> : null}
          {choice.student && choice.takenTrial ? (
            <Suspense fallback={null}>
              <TakenTrial
                name={choice.student.name}
                subject={choice.takenTrial.subjectLabel}
                isHad={choice.isTrialHad}
              />
            </Suspense>
          ) : null}
        </div>
      </First>
      {choice.isAsked && choice.student ? (
        <Suspense fallback={<FieldsSkeleton />}>
          <SchoolInfo key={choice.student.id} name={choice.student.name} form={choice.form} />
        </Suspense>
      ) : null}
    </>
  );
}

function FieldsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </SkeletonGroup>
  );
}
