import type { ReactNode } from "react";
import { cn } from "../cn";
import { Mark } from "../mark";

type LoadingProps = { label?: ReactNode; size?: number; className?: string };

/** The animated mark with a text. Prefer a skeleton for content. */
export function Loading({ label = "불러오고 있어요", size = 22, className }: LoadingProps) {
  return (
    <div
      role="status"
      className={cn("flex animate-late items-center justify-center gap-2 text-body-sm text-fg-2", className)}
    >
      <Mark size={size} moving />
      {label}
    </div>
  );
}
