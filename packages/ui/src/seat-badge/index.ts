export { SeatBadge } from "./seat-badge";
