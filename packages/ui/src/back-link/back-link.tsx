import ChevronLeft from "lucide-react/icons/chevron-left";
import { cn } from "../cn";
import { Icon } from "../icon";
import type { LinkComponent, LinkLikeProps } from "../link";

export type BackLinkProps = LinkLikeProps & {
  /** The router's link component, `"a"` by default. */
  linkAs?: LinkComponent;
};

/** The way back to the page above, named by it, over a page's title ("내 수업"). */
export function BackLink({ linkAs: Link = "a", className, children, ...link }: BackLinkProps) {
  return (
    <Link
      {...link}
      className={cn(
        "-ml-2 inline-flex min-h-11 items-center gap-0.5 pr-2 text-caption font-semibold text-fg-2 underline-offset-4 hover:underline",
        className,
      )}
    >
      <Icon of={ChevronLeft} size={20} />
      {children}
    </Link>
  );
}
