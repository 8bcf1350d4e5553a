export { formatFigures, formatWon } from "./format-won";
export { Won } from "./won";
