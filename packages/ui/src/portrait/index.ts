export { type PortraitGender, seedOf } from "./palette";
export { Portrait, type PortraitProps } from "./portrait";
