import { WaitArt } from "@pkg/ui/art";
import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import type { WaitingText } from "../waiting-text";

/** A course without planned lessons: its pending step and the one action. */
export function WaitingCard({ text, name }: { text: WaitingText; name: string }) {
  const { title, isOurs, note, action } = text;
  return (
    <div className="mt-3 flex items-center gap-3">
      <div className="-mr-4 -ml-6 scale-80 max-[22rem]:hidden">
        <WaitArt />
      </div>
      <div className="min-w-0 flex-1">
        {isOurs ? null : <p className="text-label">{title}</p>}
        <p className="mt-0.5 text-body-sm text-fg-2">{note}</p>
        <ButtonLink
          href={action.href}
          linkAs={Link}
          variant={isOurs ? "text" : "primary"}
          size="sm"
          flush={isOurs}
          className={isOurs ? "mt-0.5" : "mt-3"}
          aria-label={`${name} ${action.label}`}
        >
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The badge of a course's state. */
export function WaitingBadge({ text }: { text: WaitingText }) {
  return text.isOurs ? <Badge tone="accent">{text.title}</Badge> : null;
}
