import { lessonsStayText, subjectName } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { lazyPart } from "@pkg/ui/lazy-part";
import Link from "next/link";
import { useId, useState } from "react";
import type { Schedule } from "../queries";
import { RestNote } from "./rest-note";
import { ScheduleFacts } from "./schedule-facts";
import { ScheduleNotes } from "./schedule-notes";
import { SwitchButton } from "./switch-button";

const ScheduleOptions = lazyPart(() => import("./schedule-options"));

const BADGES = {
  ACTIVE: { tone: "brand", label: "정기 결제 중" },
  PAUSED: { tone: "warn", label: "결제하지 못했어요" },
  STOPPED: { tone: "neutral", label: "멈췄어요" },
} as const;

const RESTING = { tone: "info", label: "쉬는 중" } as const;

/** One renewal: what comes next, what went wrong, and the buttons that stop, resume and change it. */
export function ScheduleCard({ schedule }: { schedule: Schedule }) {
  const [isOpen, setOpen] = useState(false);
  const optionsId = useId();
  const { status, studentName, productName, lessonsLeft, canResume } = schedule;
  const goesOn = status === "ACTIVE";
  const rest = goesOn ? null : schedule.rest;
  const { tone, label } = rest ? RESTING : BADGES[status];
  const chooseMethod = () => setOpen(true);
  return (
    <Card as="article" pad="none" className="px-5 pt-5 pb-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-caption text-fg-2">{`${studentName} 학생`}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <h2 className="mt-1 text-title-3">{subjectName(schedule, " · ")}</h2>
      <p className="mt-0.5 text-caption text-fg-3">{productName}</p>
      <ScheduleFacts schedule={schedule} />
      <ScheduleNotes schedule={schedule} />
      {rest ? (
        <RestNote schedule={schedule} rest={rest} onMethodMissing={chooseMethod} />
      ) : goesOn || canResume ? (
        <p className="mt-3 text-caption text-fg-3">
          {goesOn ? `언제든 멈출 수 있어요. ${lessonsStayText(lessonsLeft)}` : lessonsStayText(lessonsLeft)}
        </p>
      ) : null}
      {schedule.matchId && (goesOn || lessonsLeft > 0) ? (
        <Link
          href={`/myclass/${schedule.matchId}/leave`}
          className="inline-flex min-h-11 items-center text-caption font-semibold text-fg-2 underline underline-offset-2"
        >
          그만둘지 고민된다면
        </Link>
      ) : null}
      {goesOn || canResume ? (
        <div className="mt-3 flex flex-wrap justify-between gap-2">
          <Button
            variant="quiet"
            size="sm"
            flush
            aria-expanded={isOpen}
            aria-controls={optionsId}
            onClick={() => setOpen(!isOpen)}
          >
            결제 바꾸기
          </Button>
          {/* One button for both, so that the focus stays where it was. */}
          {rest?.isTutorFree === false ? null : <SwitchButton schedule={schedule} onMethodMissing={chooseMethod} />}
        </div>
      ) : null}
      <div id={optionsId}>{isOpen ? <ScheduleOptions schedule={schedule} /> : null}</div>
    </Card>
  );
}
