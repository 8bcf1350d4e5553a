export { type DescriptionRow, DescriptionRows } from "./description-rows";
