export type { MenuEntry, MenuSheetProps } from "./menu-entries";
export { MenuSheet, preloadMenuSheet } from "./menu-sheet";
export { PersonRow } from "./person-row";
