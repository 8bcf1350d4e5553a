import { SessionExpiredError } from "@pkg/web/platform/api/api";

/** Null when the session ended: a dialog asks to log in. @throws whatever else went wrong */
export async function unlessSignedOut<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SessionExpiredError) return null;
    throw error;
  }
}
