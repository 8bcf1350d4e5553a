import { useEffect, useEffectEvent, useRef, useState } from "react";

const SAVE_AFTER_MS = 500;

/** What a page says about saving. */
export type SaveState = "CLEAN" | "WAITING" | "SAVING" | "SAVED" | "FAILED";

/**
 * Saves 500 ms after the last change; what is unsaved goes at once when the page is hidden or unmounted, or the network
 * is back.
 * @param save sends the unsaved values; resolves to `false` when it sent nothing
 */
export function useAutosave(save: () => Promise<unknown>) {
  const [state, setState] = useState<SaveState>("CLEAN");
  const [changes, setChanges] = useState(0);
  const latest = useRef(0);
  const isUnsaved = useRef(false);

  const store = async (send: () => Promise<unknown>) => {
    const sent = latest.current;
    isUnsaved.current = false;
    setState("SAVING");
    try {
      const answer = await send();
      if (latest.current === sent) setState(answer === false ? "CLEAN" : "SAVED");
    } catch (error) {
      isUnsaved.current = true;
      setState("FAILED");
      throw error;
    }
  };
  const storeQuietly = useEffectEvent(() => {
    if (isUnsaved.current) store(save).catch(() => undefined);
  });

  // Debounce: each change restarts the timer.
  useEffect(() => {
    if (state !== "WAITING") return;
    const timer = setTimeout(() => storeQuietly(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, changes]);

  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && storeQuietly();
    const onOnline = () => storeQuietly();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("online", onOnline);
      storeQuietly();
    };
  }, []);

  return {
    state,
    /** Call on each change. */
    changed: () => {
      latest.current += 1;
      isUnsaved.current = true;
      setChanges(latest.current);
      setState("WAITING");
    },
    retry: () => setState("WAITING"),
    /** Saves now, with `send` if given. @throws CallError */
    flush: (send = save) => store(send),
  };
}
