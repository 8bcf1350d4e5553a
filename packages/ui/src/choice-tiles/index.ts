export { type ChoiceTile, ChoiceTiles, type ChoiceTilesProps } from "./choice-tiles";
