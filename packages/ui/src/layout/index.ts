export { ActionPanes, Column, FlowPanes, FlowSection, HeadedPanes, NavPanes, Page } from "./layout";
