import type { ReactNode } from "react";

type MessageBubbleProps = {
  isOwn: boolean;
  /** Who wrote it, for screen readers. */
  name: string;
  text: string;
  picture?: ReactNode;
  /** Time, state and actions beside it. */
  aside?: ReactNode;
};

/** One message: one's own at the right, the other side's at the left. */
export function MessageBubble({ isOwn, name, text, picture, aside }: MessageBubbleProps) {
  return (
    <li className={`flex flex-col gap-1 ${isOwn ? "items-end" : "items-start"}`}>
      <span className="sr-only">{isOwn ? "내가 보낸 메시지" : name}</span>
      {picture}
      {text ? (
        <p
          className={`max-w-[85%] rounded-[1rem] px-4 py-2.5 text-body wrap-break-word whitespace-pre-wrap ${
            isOwn ? "bg-brand-soft-2 text-fg" : "bg-sunken text-fg"
          }`}
        >
          {text}
        </p>
      ) : null}
      {aside ? (
        <div
          className={`flex flex-wrap items-center gap-x-2 text-caption text-fg-3 ${isOwn ? "justify-end text-right" : ""}`}
        >
          {aside}
        </div>
      ) : null}
    </li>
  );
}
