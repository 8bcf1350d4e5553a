import { type FormEvent, useRef, useState } from "react";
import { useRefusal } from "./use-refusal";

type TimeChoice = {
  /** The message when no time is chosen. */
  missing: string;
  /** What was chosen before, for a form that is shown again. */
  initial?: string | null;
  /** Reads the free times again after one was refused. */
  refetch: () => unknown;
  /** Sends the chosen time; rejects when the server refuses it. */
  send: (startsAt: string) => Promise<unknown>;
};

/** A form with one choice of several times. Errors are shown at the times, and the first one gets the focus. */
export function useTimeChoice({ missing, initial = null, refetch, send }: TimeChoice) {
  const [chosen, setChosen] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const { refusal, refuse, clear } = useRefusal();
  const ref = useRef<HTMLInputElement>(null);

  const onError = (problem: unknown) => {
    refuse(problem);
    setChosen(null);
    void refetch();
  };
  return {
    /** For `OptionRows`. */
    rows: {
      ref,
      value: chosen,
      onChange: (next: string) => {
        setChosen(next);
        setMissing(false);
      },
      error: refusal ?? (isMissing ? missing : undefined),
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      clear();
      if (chosen !== null) return void send(chosen).catch(onError);
      setMissing(true);
      ref.current?.focus();
    },
    /** Forgets the choice, since other times are offered. */
    reset: () => {
      setChosen(null);
      setMissing(false);
      clear();
    },
  };
}
