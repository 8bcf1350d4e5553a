export { Loading } from "./loading";
