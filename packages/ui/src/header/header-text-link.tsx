import { cn } from "../cn";
import type { LinkComponent, LinkLikeProps } from "../link";

/** A text action of the header, 44 px high ("로그인"). */
export function HeaderTextLink({ linkAs: Link = "a", className, ...link }: LinkLikeProps & { linkAs?: LinkComponent }) {
  return (
    <Link
      {...link}
      className={cn(
        "inline-flex min-h-11 items-center gap-1 rounded-sm px-3 text-[0.9375rem]/[1.375rem] font-semibold whitespace-nowrap hover:bg-sand-100",
        className,
      )}
    />
  );
}
