import { type FormEvent, useRef, useState } from "react";
import { useRefusal } from "./use-refusal";

type TimeChoice = {
  /** What is said when nothing was chosen. */
  missing: string;
  /** Asks for the times that are free by now, after one was refused. */
  refetch: () => unknown;
  /** Sends what was chosen; rejects with what the server refused. */
  send: (startsAt: string) => Promise<unknown>;
};

/** One of several offered times, as a form: what is missing or was refused is said at the times, and the first one gets the focus. */
export function useTimeChoice({ missing, refetch, send }: TimeChoice) {
  const [chosen, setChosen] = useState<string | null>(null);
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
