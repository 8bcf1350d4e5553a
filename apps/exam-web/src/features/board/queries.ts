import { api, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import type { BoardAnswer } from "./board-answer";

const of = (sessionId: string) => ({ params: { path: { sessionId } } });

/** A test under way. It is read again whenever the page comes back into sight: another tab or device may have answered. */
export const useBoardSession = (sessionId: string) =>
  $api.useQuery("get", "/level-tests/sessions/{sessionId}", of(sessionId), { staleTime: 0 });

/** Sends an answer. @returns what is kept now; "OVER" when the test takes no more */
export async function sendAnswer(sessionId: string, number: number, body: BoardAnswer): Promise<BoardAnswer | "OVER"> {
  try {
    const { choice, isUnknown, isFlagged, sequence } = body;
    return await dataOf(
      api().PUT("/level-tests/sessions/{sessionId}/answers/{number}", {
        params: { path: { sessionId, number } },
        body: { choice, isUnknown, isFlagged, sequence },
      }),
    );
  } catch (error) {
    if (isApiError(error, "class", 50004)) return "OVER";
    throw error;
  }
}

/** Ends the test. @throws CallError */
export async function finishTest(sessionId: string): Promise<void> {
  await dataOf(api().POST("/level-tests/sessions/{sessionId}/finish", of(sessionId)));
}
