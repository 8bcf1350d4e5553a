import type { AriaAttributes, ComponentType, MouseEventHandler, ReactNode } from "react";

/** What the kit hands to a link: any router's link component that takes these fits (`next/link` does). */
export type LinkLikeProps = {
  href: string;
  className?: string;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  target?: string;
  rel?: string;
} & AriaAttributes;

/** The element that renders links: `"a"` by default, or the router's own link. */
export type LinkComponent = "a" | ComponentType<LinkLikeProps>;
