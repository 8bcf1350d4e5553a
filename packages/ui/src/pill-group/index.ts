export type { PillOption, PillTone } from "./pill";
export { PillGroup, type PillGroupProps } from "./pill-group";
export { PillLinks, type PillLinksProps } from "./pill-links";
export { PillToggles, type PillTogglesProps } from "./pill-toggles";
