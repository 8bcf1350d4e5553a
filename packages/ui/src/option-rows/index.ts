export { type OptionRow, OptionRows, type OptionRowsProps } from "./option-rows";
