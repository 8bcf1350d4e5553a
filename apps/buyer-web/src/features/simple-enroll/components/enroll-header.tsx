"use client";

import { FlowHeader } from "@pkg/ui/header";
import { goBack } from "@pkg/web/features/funnel/use-funnel";
import { useRouter } from "next/navigation";

/** The header of the flow. Back goes to the previous step, through the history where possible; from the first step it leaves. */
export function EnrollHeader() {
  const router = useRouter();

  function stepBack(): void {
    const url = new URL(location.href);
    const answered = ["detail", "subject"].find((name) => url.searchParams.has(name));
    if (answered) {
      url.searchParams.delete(answered);
      history.replaceState(null, "", url);
    } else if (cameFromHere()) router.back();
    else router.push("/");
  }

  return <FlowHeader title="수강 신청" back={{ onPress: () => goBack(stepBack) }} />;
}

/** Whether the previous page was ours; false in browsers without the navigation API. */
function cameFromHere(): boolean {
  return "navigation" in window && window.navigation.canGoBack;
}
