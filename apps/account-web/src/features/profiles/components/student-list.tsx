"use client";

import { Badge } from "@pkg/ui/badge";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { Skeleton, SkeletonGroup, SkeletonPortrait, SkeletonText } from "@pkg/ui/skeleton";
import { EmptyState } from "@pkg/ui/states";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { goUrl } from "@pkg/web/platform/navigation/go";
import Plus from "lucide-react/icons/plus";
import Link from "next/link";
import { Loaded } from "@/lib/account-query";
import { accountPage, type ReturnTarget } from "@/lib/return/return-target";
import { useProfiles, useShowStudent } from "../queries";
import { type Profile, studentText } from "../stored-student";

/** The students of the account as cards, and the ways to add, correct and choose one. */
export function StudentList({ target }: { target: ReturnTarget }) {
  return (
    <Loaded
      query={useProfiles()}
      skeleton={<ListSkeleton />}
      failure={{
        className: "py-10",
        title: "학생을 불러오지 못했어요",
        reason: "저장한 정보는 그대로 있어요.",
      }}
    >
      {(profiles) => (
        <>
          <Students students={profiles.filter(({ isHidden }) => !isHidden)} target={target} />
          <HiddenStudents students={profiles.filter(({ isHidden }) => isHidden)} />
        </>
      )}
    </Loaded>
  );
}

function Students({ students, target }: { students: readonly Profile[]; target: ReturnTarget }) {
  const add = (
    <ButtonLink
      href={accountPage("/profiles/new", target)}
      linkAs={Link}
      variant={students.length > 0 ? "line" : "primary"}
      size="lg"
      full
    >
      <Icon of={Plus} size={20} />
      학생 추가
    </ButtonLink>
  );
  if (students.length === 0) {
    return (
      <EmptyState
        className="py-10"
        title="아직 학생이 없어요"
        reason="수업을 들을 학생을 먼저 추가해 주세요."
        action={add}
      />
    );
  }
  const isChoice = students.length > 1;
  return (
    <div className="grid gap-3">
      {isChoice ? (
        <p className="text-body-sm text-fg-2">이름을 누르면 마이페이지에서 그 학생의 주문과 수업만 보여 드려요.</p>
      ) : null}
      <ul className="grid gap-3">
        {students.map((student) => (
          <StudentCard
            key={student.id}
            student={student}
            editHref={accountPage("/profiles/edit", target, { student: student.id })}
            isChoice={isChoice}
          />
        ))}
      </ul>
      {isChoice ? (
        <ButtonLink href={mypageOf("all")} variant="soft" size="lg" full>
          모든 학생 함께 보기
        </ButtonLink>
      ) : null}
      {add}
    </div>
  );
}

type StudentCardProps = { student: Profile; editHref: string; isChoice: boolean };

/** With brothers or sisters the card chooses whose lessons and orders my page shows. */
function StudentCard({ student, editHref, isChoice }: StudentCardProps) {
  const who = (
    <>
      <Portrait seed={seedOf(student.id)} width={52} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 text-title-3">
          {student.name}
          {student.isSelf ? <Badge>나</Badge> : null}
        </span>
        <span className="mt-0.5 block text-caption text-fg-3">{studentText(student)}</span>
      </span>
    </>
  );
  return (
    <Card as="li" pad="none" className="flex items-center pr-2">
      {isChoice ? (
        <a href={mypageOf(student.id)} className="flex min-w-0 flex-1 items-center gap-3.5 rounded-lg px-4 py-3.5">
          {who}
        </a>
      ) : (
        <span className="flex min-w-0 flex-1 items-center gap-3.5 px-4 py-3.5">{who}</span>
      )}
      <ButtonLink href={editHref} linkAs={Link} variant="text" size="sm" aria-label={`${student.name} 학생 고치기`}>
        고치기
      </ButtonLink>
    </Card>
  );
}

/** My page, which keeps the choice: this site is another origin than the buyer's. */
const mypageOf = (student: string): string => goUrl("buyer", "/mypage", { student });

/** Those with orders who were taken off the list. */
function HiddenStudents({ students }: { students: readonly Profile[] }) {
  const show = useShowStudent();
  if (students.length === 0) return null;
  return (
    <section aria-labelledby="hidden" className="mt-7">
      <h2 id="hidden" className="text-label text-fg-2">
        숨긴 학생
      </h2>
      <ul>
        {students.map(({ id, name }) => (
          <li key={id} className="flex min-h-14 items-center gap-3">
            <span className="min-w-0 flex-1 text-body">{name}</span>
            <Button
              variant="text"
              size="sm"
              aria-label={`${name} 학생 다시 보이기`}
              busy={show.isPending && show.variables.params.path.studentId === id}
              busyLabel="바꾸고 있어요"
              onClick={() =>
                show.mutate(
                  { params: { path: { studentId: id } }, body: { isHidden: false } },
                  { onError: (error) => reactTo(error) },
                )
              }
            >
              다시 보이기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-3.5 rounded-lg border border-line px-4 py-3.5">
          <SkeletonPortrait width={52} />
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
        </div>
      ))}
      <Skeleton className="h-14 w-full" />
    </SkeletonGroup>
  );
}
