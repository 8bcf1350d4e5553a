import { subjectName } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import { useState } from "react";
import type { OwnClass } from "@/lib/own-tutor/own-classes";

const LeaveClassSheet = lazyPart(() => import("./leave-class-sheet"));

/** The way out of a class for its tutor: our staff arranges it with the family, so it leads to them. */
export function LeaveClass({ own }: { own: OwnClass }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="quiet" size="sm" flush className="mt-8" onClick={() => setOpen(true)}>
        이 수업을 그만두고 싶어요
      </Button>
      {open === null ? null : (
        <LeaveClassSheet
          name={`${own.studentName} 학생 ${subjectName(own)} 수업`}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => setOpen(null)}
        />
      )}
    </>
  );
}
