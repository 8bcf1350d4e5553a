export { MenuSheet } from "./menu-sheet";
export type { MenuEntry, MenuSheetProps } from "./menu-types";
export { PersonRow } from "./person-row";
