export { DoneArt } from "./done-art";
export { EmptyArt } from "./empty-art";
export { FailureArt } from "./failure-art";
export { HeroArt } from "./hero-art";
export { WaitArt } from "./wait-art";
