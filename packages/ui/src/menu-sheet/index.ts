export type { MenuEntry, MenuSheetProps } from "./menu-entries";
export { MenuSheet } from "./menu-sheet";
export { PersonRow } from "./person-row";
