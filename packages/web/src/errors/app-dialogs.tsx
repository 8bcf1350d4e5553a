"use client";

import { AlertDialog, preloadAlertDialog } from "@pkg/ui/alert-dialog";
import { useEffect } from "react";
import { closeDialog, useAppDialog } from "./app-dialog";

/** Shows the notices of `showDialog`; once in the root layout. Its code comes after idle, so that "no answer" can be said offline. */
export function AppDialogs() {
  const { dialog, open } = useAppDialog();
  useEffect(() => preloadAlertDialog(), []);
  if (!dialog) return null;
  const { title, description, safeLabel = "확인", act } = dialog;
  return (
    <AlertDialog
      open={open}
      onClose={closeDialog}
      title={title}
      description={description}
      safe={{ label: safeLabel }}
      act={act && { label: act.label, onPress: () => location.assign(act.href) }}
    />
  );
}
