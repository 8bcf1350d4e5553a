import { Icon } from "@pkg/ui/icon";
import CloudOff from "lucide-react/icons/cloud-off";
import { useEffect, useState } from "react";

const LATE_MS = 3_000;

/** Says that answers wait for the network; nothing while they arrive at once. */
export function SaveState({ isWaiting }: { isWaiting: boolean }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return (
    <p role="status" className="min-h-6 px-(--size-gutter) pb-4 text-caption text-fg-2">
      {isLate ? (
        <span className="inline-flex items-center gap-1.5">
          <Icon of={CloudOff} size={18} className="text-warn" />
          답을 이 기기에 적어 두었어요. 연결되면 저절로 저장해요.
        </span>
      ) : null}
    </p>
  );
}
