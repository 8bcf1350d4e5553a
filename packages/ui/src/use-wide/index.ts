export { useWide } from "./use-wide";
