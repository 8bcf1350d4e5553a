import { api, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useEffect, useState } from "react";
import { keptCode } from "@/lib/visitor/kept-code";

const REFUSALS = [50001, 50003, 50004, 50005, 50006];

/**
 * Why the payment would refuse this account a friend's code, whatever is bought; null for one that it takes, and for visitors. A
 * refused code is kept no longer. Asked without the query client: it would put this page over its size.
 */
export function useCodeRefusal(code: string): string | null {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!isLoggedIn) return;
    let isLeft = false;
    void readRefusal(code).then((message) => {
      if (isLeft || message === null) return;
      if (keptCode.read() === code) keptCode.forget();
      setRefusal(message);
    });
    return () => {
      isLeft = true;
    };
  }, [isLoggedIn, code]);
  return refusal;
}

/** Without an answer the payment is the one to say it. */
async function readRefusal(code: string): Promise<string | null> {
  try {
    await dataOf(api().GET("/benefits/{code}", { params: { path: { code } } }));
    return null;
  } catch (error) {
    return isApiError(error, "class", ...REFUSALS) && error.status !== 429 ? error.message : null;
  }
}
