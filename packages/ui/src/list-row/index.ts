export { ListGroup, ListRow, type ListRowProps } from "./list-row";
export { SwitchRow } from "./switch-row";
