"use client";

import { AlertDialog } from "@pkg/ui/alert-dialog";
import type { HalfChosen } from "../half-chosen";
import { halfChosenWords } from "../half-chosen-words";

type HalfChosenDialogProps = {
  asked: HalfChosen;
  open: boolean;
  /** The courses that would be ordered. */
  count: number;
  onStay: () => void;
  onLeaveOut: () => void;
};

/** Asks before a half chosen course is left out of the order. */
export default function HalfChosenDialog({ asked, open, count, onStay, onLeaveOut }: HalfChosenDialogProps) {
  const { title, leaveOut } = halfChosenWords(asked);
  return (
    <AlertDialog
      open={open}
      onClose={onStay}
      title={title}
      description={`담은 수업 ${count}개만 신청해요.`}
      safe={{ label: "이어서 고르기" }}
      act={{ label: leaveOut, onPress: onLeaveOut }}
    />
  );
}
