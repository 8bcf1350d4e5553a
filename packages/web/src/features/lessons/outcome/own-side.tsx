import { Button } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ClassLessons, Lesson } from "../queries";

const OwnSideSheet = lazyPart(() => import("./own-side-sheet"));

type OwnSideProps = {
  lesson: Lesson;
  side: ClassLessons["role"];
  /** The page was opened to explain this lesson: its form opens at once, and its button has the focus afterwards. */
  isAsked?: boolean;
  /** The form that was asked for is open: it is not asked for any more. */
  onOpened?: () => void;
};

/** What a side says of a lesson about which our staff decides, and the way to say it. */
export default function OwnSide({ lesson, side, isAsked = false, onOpened }: OwnSideProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (!isAsked) return;
    button.current?.focus();
    setOpen(true);
    tell();
  }, [isAsked]);
  const said = lesson.dispute?.ownDetail ?? null;
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
        <OwnSideSheet {...{ lesson, side, open }} onClose={() => setOpen(false)} onClosed={() => setOpen(null)} />
      )}
    </>
  );
}
