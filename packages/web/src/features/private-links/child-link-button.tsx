import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { lazyPart } from "@pkg/ui/lazy-part";
import QrCode from "lucide-react/icons/qr-code";
import { useState } from "react";

const ChildLinkSheet = lazyPart(() => import("./child-link-sheet"));

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
      {isOpen === null ? null : <ChildLinkSheet student={student} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
