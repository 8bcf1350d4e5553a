import { DoneArt, EmptyArt, FailureArt, WaitArt } from "../art";
import { StateView, type StateViewProps } from "./state-view";

/** Nothing here yet, and how to begin. */
export function EmptyState(props: StateViewProps) {
  return <StateView {...props} art={<EmptyArt />} />;
}

/** Something could not be loaded or sent. Announced when it appears; say what is still safe. */
export function FailureState(props: StateViewProps) {
  return (
    <div role="alert">
      <StateView {...props} art={<FailureArt />} />
    </div>
  );
}

/** Somebody else's turn: say until when. */
export function WaitState(props: StateViewProps) {
  return <StateView {...props} art={<WaitArt />} />;
}

/** Finished, and what comes next. */
export function DoneState(props: StateViewProps) {
  return <StateView {...props} art={<DoneArt />} />;
}
