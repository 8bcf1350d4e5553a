import { DoneArt, EmptyArt, FailureArt, WaitArt } from "../art";
import { StateView, type StateViewProps } from "./state-view";

/** An empty list, with a way to start. */
export function EmptyState(props: StateViewProps) {
  return <StateView {...props} art={<EmptyArt />} />;
}

/** A failed request. Announced when it appears; say which data is safe. */
export function FailureState(props: StateViewProps) {
  return (
    <div role="alert">
      <StateView {...props} art={<FailureArt />} />
    </div>
  );
}

/** Waiting for another person: say until when. */
export function WaitState(props: StateViewProps) {
  return <StateView {...props} art={<WaitArt />} />;
}

/** A completed step, and what comes next. */
export function DoneState(props: StateViewProps) {
  return <StateView {...props} art={<DoneArt />} />;
}
