export { HeroArt } from "./hero-art";
export { DoneArt, EmptyArt, FailureArt, WaitArt } from "./state-art";
