"use client";

import { useEffect, useState } from "react";
import { parseDraft, type SignUpDraft } from "./sign-up-draft";

const KEY = "naran.sign-up";

/**
 * The answers, kept in session storage so that a refresh and going back lose nothing. Null until they are read, after the
 * first paint. Without storage they live as long as the page (spec §8).
 */
export function useSignUpDraft(): readonly [SignUpDraft | null, (change: Partial<SignUpDraft>) => void] {
  const [draft, setDraft] = useState<SignUpDraft | null>(null);
  useEffect(() => setDraft(parseDraft(read())), []);
  const change = (part: Partial<SignUpDraft>) => {
    setDraft((before) => {
      if (!before) return before;
      const next = { ...before, ...part };
      write(JSON.stringify(next));
      return next;
    });
  };
  return [draft, change];
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
