import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { watchMatches } from "./watch-matches";

/** Everything that is read of matches and their lessons (keys below "matches") is asked for again when one of them changes. */
export function useLiveMatches(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leave = new AbortController();
    void watchMatches(() => void client.invalidateQueries({ queryKey: ["matches"] }), leave.signal);
    return () => leave.abort();
  }, [client]);
}
