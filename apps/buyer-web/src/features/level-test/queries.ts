import type { ConfidenceLevel } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
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
  return $api.useQuery("get", "/level-tests", { scope }, { staleTime: 0, enabled: isOn });
}

/** A finished test with its items; where it leads to changes with what is bought. */
export const useLevelTestResult = (sessionId: string) =>
  $api.useQuery("get", "/level-tests/sessions/{sessionId}/result", { params: { path: { sessionId } } });

/** What a link of a result shows; null for an unknown or ended one. */
export const useSharedTest = (token: string) =>
  useQuery(orNull($api.queryOptions("get", "/level-test-results/{token}", { params: { path: { token } } }), 20001));

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
