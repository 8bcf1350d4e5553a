import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { watchMatches } from "./watch-matches";

/** Invalidates all queries below the key "matches" when the server reports a change of a match. */
export function useLiveMatches(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leave = new AbortController();
    void watchMatches(() => void client.invalidateQueries({ queryKey: ["matches"] }), leave.signal);
    return () => leave.abort();
  }, [client]);
}
