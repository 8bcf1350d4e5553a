import { beginsWithTutor, coursePrice, formatWon, subjectName } from "@pkg/domain";
import { $api } from "@pkg/web/platform/api/query";
import Link from "next/link";
import { FirstTutorNote } from "../tutors/first-tutor";
import { type CourseView, courseFacts } from "./course-views";
import { SubjectIcon } from "./subject-icon";

/** The courses of an order, each at its price before a benefit; a list price only struck through and named. */
export function CourseList({ views }: { views: readonly CourseView[] }) {
  return (
    <ul>
      {views.map((view, index) => (
        <CourseItem key={`${index}-${view.course.productId}`} view={view} />
      ))}
    </ul>
  );
}

function CourseItem({ view }: { view: CourseView }) {
  const { course, product, bought, now, keptCount = null } = view;
  const { price, listPrice } = coursePrice(product);
  return (
    <li className="flex flex-wrap items-start gap-x-3.5 border-t border-line py-3.5 first:border-t-0 print:py-1.5">
      <SubjectIcon subject={course.subject} className="mt-0.5" />
      <div className="min-w-[min(9rem,100%)] flex-1">
        <p className="text-label">{subjectName(view, " · ")}</p>
        <p className="text-caption text-fg-3">
          {courseFacts(product, keptCount === null ? bought?.totalCounts : undefined)}
        </p>
        {keptCount !== null ? (
          <p className="text-caption text-fg-2">
            환불했어요{keptCount > 0 ? ` · 쓴 수업 ${keptCount}회만 남아요` : null}
          </p>
        ) : bought?.period ? (
          <p className="text-caption text-fg-3">
            <span className="inline-block">{bought.period}</span> <span className="inline-block">들을 수 있어요</span>
          </p>
        ) : null}
        {now ? (
          <Link href={now.href} className="inline-flex min-h-11 items-center text-body-sm font-semibold print:hidden">
            {now.label}
          </Link>
        ) : null}
      </div>
      <span className="num ml-auto text-right">
        <span className="block text-label">{formatWon(price)}</span>
        {listPrice === null ? null : (
          <span className="block text-caption text-fg-3">
            정가 <s>{formatWon(listPrice)}</s>
          </span>
        )}
      </span>
      {beginsWithTutor(course) && course.tutorId && !bought ? <CourseTutor id={course.tutorId} /> : null}
    </li>
  );
}

/** The tutor with whom a course of a draft begins, as they are now. Shows nothing while it is unknown who that is. */
function CourseTutor({ id }: { id: string }) {
  const { data } = $api.useQuery(
    "get",
    "/tutors/{id}",
    { params: { path: { id: Number(id) } } },
    { staleTime: 60_000 },
  );
  if (!data) return null;
  return <FirstTutorNote tutor={data} takesStudents={data.takesStudents} className="mt-3 basis-full" />;
}
