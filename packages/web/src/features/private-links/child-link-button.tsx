import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import QrCode from "lucide-react/icons/qr-code";
import { lazy, Suspense, useState } from "react";

const ChildLinkSheet = lazy(() => import("./child-link-sheet"));

type ChildLinkButtonProps = { student: { id: string; name: string }; className?: string };

/** Opens the sheet with a child's way in, whose code loads with the first press. */
export function ChildLinkButton({ student, className }: ChildLinkButtonProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="line" full className={className} onClick={() => setOpen(true)}>
        <Icon of={QrCode} size={20} />
        {student.name} 학생 기기로 들어가기
      </Button>
      {isOpen === null ? null : (
        <Suspense fallback={null}>
          <ChildLinkSheet student={student} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
