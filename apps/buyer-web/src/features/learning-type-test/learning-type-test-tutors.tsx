import { LEARNING_TYPE_PROFILES, type LearningType, type Subject, TUTOR_STYLE_LABELS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Page } from "@pkg/ui/layout";
import { EmptyState } from "@pkg/ui/states";
import Link from "next/link";
import type { ReactNode } from "react";
import { SubjectLinks } from "./components/subject-links";
import { TasteNote } from "./components/taste-note";
import { type TypeTutor, TypeTutorCard } from "./components/type-tutor-card";
import { resultPath } from "./result-path";

type TypeTutorsProps = {
  id: string;
  type: LearningType;
  subjects: readonly Pick<Subject, "key" | "label">[];
  subject: string;
  tutors: readonly TypeTutor[];
  /** What stands below the tutors. */
  children?: ReactNode;
};

/** `/learning-type-test/teacher-matching`: three tutors who suit a type. */
export function TypeTutorsPage({ id, type, subjects, subject, tutors, children }: TypeTutorsProps) {
  const { name, likedTutorStyles, styleReason } = LEARNING_TYPE_PROFILES[type];
  const label = subjects.find(({ key }) => key === subject)?.label ?? "";
  const styles = likedTutorStyles.map((style) => TUTOR_STYLE_LABELS[style]).join(", ");
  return (
    <Page className="pt-4 pb-20 lg:pt-12">
      <p className="text-body-sm font-semibold text-brand-fg">{name}</p>
      <h1 className="mt-2 text-title-1 lg:text-[2.25rem]/[3rem]">
        {styles} 선생님을
        <br />
        찾아봤어요
      </h1>
      <p className="mt-3 text-body text-fg-2">{styleReason}</p>
      <SubjectLinks id={id} subjects={subjects} current={subject} />
      {tutors.length > 0 ? (
        <ul className="mt-6 grid gap-4 lg:grid-cols-3 lg:gap-6">
          {tutors.map((tutor) => (
            <li key={tutor.id}>
              <TypeTutorCard tutor={tutor} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          className="mt-10"
          title={`지금은 ${label}에서 딱 맞는 선생님이 없어요`}
          reason="다른 과목을 골라 보거나, 수강 신청을 하면 시간과 조건에 맞는 선생님을 찾아 드려요."
        />
      )}
      <p className="mt-5 text-caption text-fg-3">{`지금 새 학생을 받는 ${label} 선생님 가운데 성향이 맞는 분들이에요. 시간은 수강 신청 뒤에 맞춰 봐요.`}</p>
      <div className="mt-8 grid gap-2.5 lg:max-w-120">
        <ButtonLink href="/simple-enroll" size="lg" full linkAs={Link}>
          이 성향으로 수강 신청하기
        </ButtonLink>
        <ButtonLink href={resultPath(id)} variant="text" full linkAs={Link}>
          결과 다시 보기
        </ButtonLink>
      </div>
      {children}
      <TasteNote className="mt-10" />
    </Page>
  );
}
