export type { SelectOption } from "./move";
export { Select, type SelectProps } from "./select";
