export { FlowHeader, type FlowHeaderProps } from "./flow-header";
export { type HeaderLink, HeaderTextLink, SiteHeader, type SiteHeaderProps } from "./site-header";
