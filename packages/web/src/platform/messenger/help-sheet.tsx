"use client";

import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { HelpContent } from "./help-content";
import type { MessengerProps } from "./messenger-props";
import { TUTOR_QUESTIONS } from "./tutor-questions";

type HelpSheetProps = MessengerProps & { open: boolean; onClose: () => void };

/** The help of the messenger button. */
export default function HelpSheet({ source, open, onClose }: HelpSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="무엇을 도와드릴까요?" description="자주 묻는 질문을 모았어요.">
      {source === "tutor" ? <HelpContent questions={TUTOR_QUESTIONS} /> : <HelpContent />}
    </BottomSheet>
  );
}
