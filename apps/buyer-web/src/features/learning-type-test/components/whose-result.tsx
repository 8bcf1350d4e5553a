"use client";

import { useSyncExternalStore } from "react";
import { ownLearningType } from "@/lib/visitor/own-learning-type";

const never = () => () => {};

type WhoseResultProps = {
  id: string;
  /** When the test was taken in this browser. */
  own: string;
  /** When somebody sent the link. */
  foreign: string;
  /** Before the browser was asked. */
  unknown: string;
};

/** A text that depends on whose result it is. */
export function WhoseResult({ id, own, foreign, unknown }: WhoseResultProps) {
  const isOwn = useSyncExternalStore(
    never,
    () => ownLearningType.read()?.id === id,
    () => null,
  );
  if (isOwn === null) return unknown;
  return isOwn ? own : foreign;
}
