import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hearMatches } from "./hear-matches";

/** Invalidates all queries below the key "matches" when the server reports a change of a match. */
export function useLiveMatches(): void {
  const client = useQueryClient();
  useEffect(() => hearMatches(() => void client.invalidateQueries({ queryKey: ["matches"] })), [client]);
}
