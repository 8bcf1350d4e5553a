export { SectionBreak } from "./section-break";
