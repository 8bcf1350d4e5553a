import { messageProblem } from "@pkg/domain";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { fieldErrors, isApiError } from "../../platform/api/api";
import { messageDraft } from "./message-draft";
import { PictureRefused, sendMessage } from "./send-message";
import { useShowSent } from "./thread-queries";

/** A message on its way. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly picture: Blob | null;
  /** Why it did not arrive; null while it is being sent. */
  readonly failure: string | null;
}

const NO_ANSWER = "보내지 못했어요. 연결을 확인하고 다시 보내 주세요.";
const INTERRUPTED = "보내는 중에 화면이 닫혔어요. 다시 보내 주세요.";

/**
 * What is written, and messages that are being sent or failed; kept in this tab until they have arrived. What failed
 * for want of a network goes again when it is back.
 * @param arrived ids of the messages that the thread already has
 */
export function useOutbox(matchId: string, arrived: ReadonlySet<string>) {
  const draft = useMemo(() => messageDraft(matchId), [matchId]);
  const [text, setText] = useState(() => draft.read().text);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly Outgoing[]>(() =>
    draft.read().unsent.map((one) => ({ ...one, picture: null, failure: INTERRUPTED })),
  );
  const showSent = useShowSent(matchId);
  const last = useRef(Promise.resolve());
  const outgoing = useMemo(() => sent.filter(({ id }) => !arrived.has(id)), [sent, arrived]);

  useEffect(() => draft.keep(text, outgoing), [draft, text, outgoing]);

  const remove = (id: string) => setSent((all) => all.filter((one) => one.id !== id));
  const mark = (id: string, failure: string | null) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, failure } : one)));

  async function deliver(message: Outgoing): Promise<void> {
    try {
      const answer = await sendMessage(matchId, message);
      remove(message.id);
      showSent(answer);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) return mark(message.id, isApiError(error) ? error.message : NO_ANSWER);
      // Only its writer can mend it, so it goes back to the field.
      remove(message.id);
      setText((written) => [message.text, written].filter(Boolean).join("\n"));
      if (!(error instanceof PictureRefused)) setPicture((chosen) => chosen ?? message.picture);
      setProblem(refusal);
    }
  }

  /** One after the other, so that they arrive as they were written. */
  function queue(message: Outgoing): void {
    last.current = last.current.then(() => deliver(message));
  }

  function retry(message: Outgoing): void {
    mark(message.id, null);
    queue(message);
  }

  const retryAll = useEffectEvent(() => outgoing.filter(({ failure }) => failure === NO_ANSWER).forEach(retry));
  useEffect(() => {
    const onOnline = () => retryAll();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  return {
    text,
    picture,
    problem,
    outgoing,
    write(next: string) {
      setText(next);
      setProblem(null);
    },
    pick(next: Blob | null) {
      setPicture(next);
      setProblem(null);
    },
    /** @returns whether it is on its way; otherwise the field says why not */
    send(): boolean {
      const found = messageProblem(text, picture !== null);
      setProblem(found);
      if (found) return false;
      const message: Outgoing = { id: crypto.randomUUID(), text: text.trim(), picture, failure: null };
      setSent((all) => [...all, message]);
      setText("");
      setPicture(null);
      queue(message);
      return true;
    },
    retry,
    discard: remove,
  };
}

/** The sentence of what was wrong with the message itself; null for every other failure. */
function refusalOf(error: unknown): string | null {
  if (error instanceof PictureRefused) return error.message;
  return isApiError(error, "class", 10001) ? (fieldErrors(error)[0]?.message ?? error.message) : null;
}
