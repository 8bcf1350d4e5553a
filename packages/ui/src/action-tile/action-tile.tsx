import type { ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";

type ActionTileProps = {
  icon: ReactNode;
  label: ReactNode;
  href?: string;
  onPress?: () => void;
  linkAs?: LinkComponent;
  className?: string;
};

const TILE =
  "flex min-h-19 w-full flex-col items-center justify-center gap-1.5 rounded-[1rem] border border-transparent bg-sunken px-2 py-2 text-center text-[0.875rem]/[1.125rem] font-semibold transition-[background-color,scale] duration-(--duration-fast) ease-out hover:bg-sand-200 active:scale-[0.98] active:bg-sand-300";

/** A small action with its icon above, 76 px high; usually three in a row. */
export function ActionTile({ icon, label, href, onPress, linkAs: Link = "a", className }: ActionTileProps) {
  if (href) {
    return (
      <Link href={href} className={cn(TILE, className)}>
        {icon}
        {label}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onPress} className={cn(TILE, className)}>
      {icon}
      {label}
    </button>
  );
}
