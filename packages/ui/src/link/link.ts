import type { AriaAttributes, ComponentType, MouseEventHandler, ReactNode } from "react";

/** The props that the kit passes to a link component, such as `next/link`. */
export type LinkLikeProps = {
  href: string;
  className?: string;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  target?: string;
  rel?: string;
} & AriaAttributes;

/** The component that renders links: `"a"` by default, or the router's link. */
export type LinkComponent = "a" | ComponentType<LinkLikeProps>;
