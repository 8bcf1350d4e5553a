export { formatFigures, formatWon, Won } from "./won";
