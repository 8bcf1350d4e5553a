export { type MenuEntry, MenuSheet, type MenuSheetProps } from "./menu-sheet";
export { PersonRow } from "./person-row";
