export type { PillOption, PillTone } from "./pill";
export { PillGroup, type PillGroupProps } from "./pill-group";
export { PillToggles, type PillTogglesProps } from "./pill-toggles";
