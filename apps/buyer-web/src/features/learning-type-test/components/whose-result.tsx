"use client";

import { useSyncExternalStore } from "react";
import { ownLearningType } from "@/lib/own-learning-type";

const never = () => () => {};

/** Says whose result it is: this browser's, or that of who sent the link. */
export function WhoseResult({ id }: { id: string }) {
  const isOwn = useSyncExternalStore(
    never,
    () => ownLearningType.read()?.id === id,
    () => null,
  );
  return <>{isOwn === null ? "학습 유형" : isOwn ? "나의 학습 유형" : "친구의 학습 유형"}</>;
}
