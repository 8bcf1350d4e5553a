export { DoneArt } from "./done-art";
export { EmptyArt } from "./empty-art";
export { FailureArt } from "./failure-art";
export { HeroArt } from "./hero-art";
export { LessonArt } from "./lesson-art";
export { WaitArt } from "./wait-art";
