"use client";

import { useEffect, useState } from "react";
import { EMPTY_DRAFT, parseDraft, type SignUpDraft } from "./sign-up-draft";

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
  useEffect(() => {
    setDraft(parseDraft(read()));
    setRead(true);
  }, []);
  const change = (part: Partial<SignUpDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...part };
      write(JSON.stringify(next));
      return next;
    });
  };
  return { draft, isRead, change };
}

/** Forgets the answers once they are registered. */
export function forgetSignUpDraft(): void {
  write(null);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {}
}
