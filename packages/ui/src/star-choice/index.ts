export { StarChoice, type StarChoiceProps } from "./star-choice";
