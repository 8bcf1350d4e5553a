export { BottomSheet, type BottomSheetProps, preloadBottomSheet } from "./bottom-sheet";
