"use client";

import { AlertDialog, preloadAlertDialog } from "@pkg/ui/alert-dialog";
import { useEffect } from "react";
import { closeDialog, dialogBurst, useAppDialog } from "./app-dialog";

const INPUTS = ["pointerdown", "keydown"] as const;

/** Renders the notices of `showDialog`; once in the root layout. Preloads its code when idle, so that it works offline. */
export function AppDialogs() {
  const { dialog, open } = useAppDialog();
  useEffect(() => {
    preloadAlertDialog();
    void import("./react-to-error").catch(() => {});
    // In the capture phase, so that the press that closes a notice precedes its closing.
    for (const name of INPUTS) addEventListener(name, dialogBurst.input, true);
    return () => {
      for (const name of INPUTS) removeEventListener(name, dialogBurst.input, true);
    };
  }, []);
  const isHidden = open && dialog?.hidesPage === true;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-page-hidden", isHidden);
  }, [isHidden]);
  if (!dialog) return null;
  const { title, description, safe = { label: "확인" }, act } = dialog;
  const { label, onPress } = safe;
  return (
    <AlertDialog
      // A new key mounts a new dialog: it is announced, and its safe button gets the focus.
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
