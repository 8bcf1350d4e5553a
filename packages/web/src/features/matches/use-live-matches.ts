import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hearMatches } from "./hear-matches";
import { MATCH_READS } from "./match-reads";

/** Reads matches and lessons again when the server reports a change of a match. */
export function useLiveMatches(): void {
  const client = useQueryClient();
  useEffect(() => hearMatches(() => void client.invalidateQueries(MATCH_READS)), [client]);
}
