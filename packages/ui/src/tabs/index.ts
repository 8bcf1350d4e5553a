export { TabLinks } from "./tab-links";
export { type TabItem, Tabs } from "./tabs";
