export { Column, FlowPanes, NavPanes, Page } from "./layout";
