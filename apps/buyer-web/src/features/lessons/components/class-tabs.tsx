import { isClassOver } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { SectionBreak } from "@pkg/ui/section-break";
import { EmptyState } from "@pkg/ui/states";
import { Tabs } from "@pkg/ui/tabs";
import { nextLesson } from "@pkg/web/features/lessons/split-lessons";
import { useNow } from "@pkg/web/platform/clock/use-now";
import Link from "next/link";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { Fragment } from "react";
import { ClassSection, type ClassSectionProps } from "./class-section";
import { OldClass } from "./old-class";
import { UpcomingLesson } from "./upcoming-lesson";

const BAND = "-mx-(--size-gutter) my-9 lg:mx-0 lg:h-px lg:bg-line";

const parseAsTab = parseAsStringLiteral(["running", "over"]);

/** Running classes, with the next lesson above them, and finished ones, which come first when nothing runs. The URL holds the tab. */
export function ClassTabs({ classes }: { classes: readonly ClassSectionProps[] }) {
  const [tab, setTab] = useQueryState("tab", parseAsTab);
  const running = byNextLesson(
    classes.filter(({ now }) => !isClassOver(now.stage)),
    useNow(),
  );
  const over = classes.filter(({ now }) => isClassOver(now.stage));
  return (
    <Tabs
      label="수업"
      className="-mx-(--size-gutter) lg:mx-0"
      value={tab ?? (running.length === 0 && over.length > 0 ? "over" : "running")}
      onChange={(next) => void setTab(next)}
      tabs={[
        { value: "running", label: "듣는 수업", count: running.length, panel: <Running classes={running} /> },
        { value: "over", label: "끝난 수업", count: over.length, panel: <Over classes={over} /> },
      ]}
    />
  );
}

/** Classes with lessons come before pending ones, by their next lesson; the others newest first. */
function byNextLesson(classes: readonly ClassSectionProps[], now: Date): ClassSectionProps[] {
  const order = ({ now: { stage }, lessons }: ClassSectionProps) => {
    const next = stage === "RUNNING" ? nextLesson(lessons?.content ?? [], now) : null;
    return next ? Date.parse(next.startsAt) : stage === "RUNNING" ? LATER : LATER + 1;
  };
  return [...classes].sort((a, b) => order(a) - order(b));
}

const LATER = Number.MAX_SAFE_INTEGER - 1;

function Running({ classes }: { classes: readonly ClassSectionProps[] }) {
  if (classes.length === 0) return <NoClass title="지금 듣는 수업이 없어요" />;
  return (
    <div className="px-(--size-gutter) pt-6 lg:px-0">
      <UpcomingLesson classes={classes} />
      {classes.map((one, index) => (
        <Fragment key={one.course.id}>
          {index > 0 ? <SectionBreak className={BAND} /> : null}
          <ClassSection {...one} />
        </Fragment>
      ))}
    </div>
  );
}

function Over({ classes }: { classes: readonly ClassSectionProps[] }) {
  if (classes.length === 0) {
    return (
      <EmptyState className="py-12" title="끝난 수업이 없어요" reason="수업을 마치면 기록과 함께 여기에 모아 둘게요." />
    );
  }
  return (
    <ul className="grid gap-3 px-(--size-gutter) pt-6 lg:px-0">
      {classes.map((one) => (
        <li key={one.course.id}>
          <OldClass {...one} />
        </li>
      ))}
    </ul>
  );
}

/** Empty state with the link to enrollment. */
export function NoClass({ title }: { title: string }) {
  return (
    <EmptyState
      className="py-12"
      title={title}
      reason="과목을 고르면 꼭 맞는 선생님을 찾아 드려요."
      action={
        <ButtonLink href="/simple-enroll" linkAs={Link}>
          수강 신청
        </ButtonLink>
      }
    />
  );
}
