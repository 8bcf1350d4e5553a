"use client";

import { FlowHeader } from "@pkg/ui/header";
import { changeQuery, wasPushed } from "@pkg/web/platform/navigation/use-url-query";
import { useRouter } from "next/navigation";

/** The header of the flow. Back is the step before, by the history where it has one; before the first step it leaves. */
export function EnrollHeader() {
  const router = useRouter();

  function back(): void {
    const query = new URLSearchParams(location.search);
    if (wasPushed()) history.back();
    else if (query.has("detail")) changeQuery({ detail: null }, "replace");
    else if (query.has("subject")) changeQuery({ subject: null }, "replace");
    else if (cameFromHere()) router.back();
    else router.push("/");
  }

  return <FlowHeader title="수강 신청" back={{ onPress: back }} />;
}

/** Whether the page before this one was ours; browsers that can't tell count as no. */
function cameFromHere(): boolean {
  return "navigation" in window && window.navigation.canGoBack;
}
