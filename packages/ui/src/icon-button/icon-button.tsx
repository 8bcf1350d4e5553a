import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent, LinkLikeProps } from "../link";

const BOX =
  "inline-grid size-11 shrink-0 place-items-center rounded-[0.75rem] transition-[background-color,scale] duration-(--duration-fast) ease-out hover:bg-sand-100 active:scale-[0.98] active:bg-sand-200";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** Accessible name and tooltip. */
  label: string;
  /** One icon. */
  children: ReactNode;
};

/** An icon button with a 44 px target. */
export function IconButton({ label, className, children, type = "button", ...button }: IconButtonProps) {
  return (
    <button {...button} type={type} aria-label={label} title={label} className={cn(BOX, className)}>
      {children}
    </button>
  );
}

type IconLinkProps = Omit<LinkLikeProps, "aria-label"> & { label: string; linkAs?: LinkComponent };

/** An icon link with a 44 px target. */
export function IconLink({ label, className, linkAs: Link = "a", children, ...link }: IconLinkProps) {
  return (
    <Link {...link} aria-label={label} className={cn(BOX, className)}>
      {children}
    </Link>
  );
}
