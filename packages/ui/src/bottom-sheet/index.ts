export { BottomSheet, preloadBottomSheet } from "./bottom-sheet";
export type { BottomSheetProps } from "./bottom-sheet-popup";
