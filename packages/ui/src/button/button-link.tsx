import { cn } from "../cn";
import type { LinkComponent, LinkLikeProps } from "../link";
import { type ButtonLook, buttonClass } from "./button-class";

export type ButtonLinkProps = LinkLikeProps &
  ButtonLook & {
    /** The router's link component, `"a"` by default. */
    linkAs?: LinkComponent;
  };

/** A link that looks like a button: for navigation only, never for actions. */
export function ButtonLink(props: ButtonLinkProps) {
  const { linkAs: Link = "a", variant, size, full, flush, className, children, ...link } = props;
  return (
    <Link {...link} className={cn(buttonClass({ variant, size, full, flush }), className)}>
      <span className="inline-flex items-center justify-center gap-2">{children}</span>
    </Link>
  );
}
