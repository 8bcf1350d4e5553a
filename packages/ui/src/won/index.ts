export { formatFigures, Won } from "./won";
