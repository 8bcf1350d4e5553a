import { useSession } from "@pkg/web/platform/session/session-store";
import { useEffect } from "react";
import { type Answers, completeAnswers, parseAnswers } from "./answers";
import { fillAnswers } from "./use-answers";

let last: Promise<unknown> = Promise.resolve();

/** One call after the other: an older answer must not arrive after a newer one. The browser keeps the answers that a failed one lost. */
function inTurn(send: () => Promise<unknown>): void {
  last = last.then(send).catch(() => {});
}

/** Keeps the answers of a test that goes on with the account of who is signed in, and takes what another device answered. */
export function useAccountAnswers(answers: Answers | null): void {
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  useEffect(() => {
    if (!isLoggedIn || !answers || completeAnswers(answers)) return;
    inTurn(async () => {
      const { api, dataOf } = await import("@pkg/web/platform/api/api");
      const body = { answers: [...answers] };
      fillAnswers(parseAnswers((await dataOf(api().PATCH("/learning-type-answers/me", { body }))).answers));
    });
  }, [isLoggedIn, answers]);
}

/** Forgets the account's answers: the test is over, or begins anew. */
export function forgetAccountAnswers(): void {
  if (!useSession.getState().isLoggedIn) return;
  inTurn(async () => {
    const { api } = await import("@pkg/web/platform/api/api");
    await api().DELETE("/learning-type-answers/me");
  });
}
