import { Button } from "@pkg/ui/button";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import dynamic from "next/dynamic";
import { useEffect, useEffectEvent, useRef, useState } from "react";

const OwnSideSheet = dynamic(() => import("./own-side-sheet"));

type OwnSideProps = {
  lesson: Lesson;
  /** The page was opened to explain this lesson: its form opens at once, and its button has the focus afterwards. */
  isAsked?: boolean;
  /** The form that was asked for is open: it is not asked for any more. */
  onOpened?: () => void;
};

/** What the tutor says of a disputed lesson, and the way to say it. */
export function OwnSide({ lesson, isAsked = false, onOpened }: OwnSideProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (!isAsked) return;
    button.current?.focus();
    setOpen(true);
    tell();
  }, [isAsked]);
  const said = lesson.dispute?.tutorDetail ?? null;
  return (
    <>
      {said ? (
        <p className="mt-2 rounded-sm bg-sunken px-3 py-2 text-body-sm">
          <b className="font-semibold">내가 한 말</b> <span className="whitespace-pre-line text-fg-2">{said}</span>
        </p>
      ) : null}
      <Button
        ref={button}
        variant={said ? "text" : "secondary"}
        size="sm"
        flush={said !== null}
        className="mt-2 mr-4"
        onClick={() => setOpen(true)}
      >
        {said ? "설명 고치기" : "운영팀에 설명하기"}
      </Button>
      {open === null ? null : (
        <OwnSideSheet lesson={lesson} open={open} onClose={() => setOpen(false)} onClosed={() => setOpen(null)} />
      )}
    </>
  );
}
