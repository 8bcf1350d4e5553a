export { SideNav, type SideNavItem } from "./side-nav";
