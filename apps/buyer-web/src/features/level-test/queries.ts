import type { ConfidenceLevel } from "@pkg/domain";
import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { useQuery } from "@tanstack/react-query";

export type LevelTestList = components["schemas"]["LevelTestList"];
export type LevelTest = LevelTestList["tests"][number];
export type LevelTestResult = components["schemas"]["LevelTestResult"];
export type SharedLevelTest = components["schemas"]["SharedLevelTest"];
export type FinishedTest = components["schemas"]["FinishedLevelTest"];

/** The tests that there are, for the student whom the account acts for. Fresh each time: it may have been taken meanwhile. */
export function useLevelTests(isOn: boolean) {
  const scope = useSwitchScope();
  return useQuery({
    queryKey: ["level-tests", scope],
    queryFn: () => dataOf(api().GET("/level-tests")),
    staleTime: 0,
    enabled: isOn,
  });
}

/** A finished test with its items. It never changes. */
export function useLevelTestResult(sessionId: string) {
  return useQuery({
    queryKey: ["level-test-result", sessionId],
    queryFn: () => dataOf(api().GET("/level-tests/sessions/{sessionId}/result", { params: { path: { sessionId } } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a link of a result shows; null for an unknown or ended one. */
export function useSharedTest(token: string) {
  return useQuery({ queryKey: ["shared-level-test", token], queryFn: () => readShared(token) });
}

async function readShared(token: string): Promise<SharedLevelTest | null> {
  try {
    return await dataOf(api().GET("/level-test-results/{token}", { params: { path: { token } } }));
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}

/** Begins a test, or goes on with it. @returns its session @throws CallError */
export async function startTest(
  { subject, level }: Pick<LevelTest, "subject" | "level">,
  confidence: ConfidenceLevel,
  studentId: string,
): Promise<string> {
  const body = { subject, level, confidence, studentId };
  const { sessionId } = await dataOf(api().POST("/level-tests/sessions", { body }));
  return sessionId;
}
