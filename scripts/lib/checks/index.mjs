// What must hold of the source files: imports, names, lengths, and the letters of the first font.
export { findBoundaryViolations } from "./boundaries.mjs";
export { findLayoutViolations } from "./layout.mjs";
export { collectLetters, LETTERS } from "./letters.mjs";
