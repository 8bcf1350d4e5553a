export { ListGroup } from "./list-group";
export { ListRow, type ListRowProps } from "./list-row";
export { SwitchRow } from "./switch-row";
