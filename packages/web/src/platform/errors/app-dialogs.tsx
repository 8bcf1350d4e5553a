"use client";

import { AlertDialog, preloadAlertDialog } from "@pkg/ui/alert-dialog";
import { useEffect } from "react";
import { closeDialog, dialogBurst, useAppDialog } from "./app-dialog";

const INPUTS = ["pointerdown", "keydown"] as const;

/** Shows the notices of `showDialog`; once in the root layout. Its code comes after idle, so that "no answer" can be said offline. */
export function AppDialogs() {
  const { dialog, open } = useAppDialog();
  useEffect(() => {
    preloadAlertDialog();
    void import("./react-to-error").catch(() => {});
    // Captured, so that the very press that closes a notice counts as before it.
    for (const name of INPUTS) addEventListener(name, dialogBurst.input, true);
    return () => {
      for (const name of INPUTS) removeEventListener(name, dialogBurst.input, true);
    };
  }, []);
  if (!dialog) return null;
  const { title, description, safe = { label: "확인" }, act } = dialog;
  const { label, onPress } = safe;
  return (
    <AlertDialog
      // Another notice is another dialog: it is announced, and its safe button gets the focus.
      key={title}
      open={open}
      onClose={onPress ?? closeDialog}
      title={title}
      description={description}
      safe={act?.isQuiet ? { label, tone: "primary" } : { label }}
      act={
        act && {
          label: act.label,
          onPress: () => location.assign(act.href),
          ...(act.isQuiet ? { tone: "secondary" } : {}),
        }
      }
    />
  );
}
