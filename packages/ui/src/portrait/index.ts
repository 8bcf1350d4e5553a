export { seedOf } from "./palette";
export { Portrait, type PortraitProps } from "./portrait";
