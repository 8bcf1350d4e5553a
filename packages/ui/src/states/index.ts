export type { StateViewProps } from "./state-view";
export { DoneState, EmptyState, FailureState, WaitState } from "./states";
