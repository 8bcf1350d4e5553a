export { FlowHeader, type FlowHeaderProps } from "./flow-header";
export { HeaderTextLink } from "./header-text-link";
export { type HeaderLink, SiteHeader, type SiteHeaderProps } from "./site-header";
