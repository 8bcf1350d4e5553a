"use client";

import { readText, writeText } from "@pkg/web/platform/storage/browser-storage";
import { useEffect, useRef, useState } from "react";
import { EMPTY_DRAFT, type SignUpDraft } from "./sign-up-draft";

const KEY = "naran.sign-up";

/**
 * The answers, kept in session storage so that a refresh and going back lose nothing. Empty until they are read, after the
 * first paint (`isRead`). Without storage they live as long as the page (spec §8).
 */
export function useSignUpDraft(): {
  readonly draft: SignUpDraft;
  readonly isRead: boolean;
  readonly change: (part: Partial<SignUpDraft>) => void;
} {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isRead, setRead] = useState(false);
  // What is answered before the kept answers are read wins over them.
  const early = useRef<Partial<SignUpDraft>>({});

  useEffect(() => {
    const kept = readText("session", KEY);
    if (kept === null) return setRead(true);
    void import("./parse-draft").then(({ parseDraft }) => {
      setDraft({ ...parseDraft(kept), ...early.current });
      setRead(true);
    });
  }, []);
  useEffect(() => {
    if (isRead && draft !== EMPTY_DRAFT) writeText("session", KEY, JSON.stringify(draft));
  }, [isRead, draft]);

  const change = (part: Partial<SignUpDraft>) => {
    early.current = { ...early.current, ...part };
    setDraft((before) => ({ ...before, ...part }));
  };
  return { draft, isRead, change };
}

/** Forgets the answers once they are registered. */
export function forgetSignUpDraft(): void {
  writeText("session", KEY, null);
}
