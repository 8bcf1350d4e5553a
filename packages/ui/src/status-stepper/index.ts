export { type StatusStep, StatusStepper } from "./status-stepper";
