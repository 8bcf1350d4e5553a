import { loadVendors } from "../vendors/load-vendors";
import { createLazyReporter } from "./lazy-reporter";
import { reportProblem, setReporter } from "./report-problem";

/** From now on what nobody catches is reported, and what was noted before. Returns the function that stops listening. */
export function startReporting(): () => void {
  setReporter(
    createLazyReporter({
      loadConfig: async () => (await loadVendors()).monitoring,
      draw: Math.random,
      open: async (config) => (await import("./sentry-browser")).createBrowserReporter(config),
    }),
  );
  // Scripts of other origins (extensions) give no error, only the word "Script error".
  const onError = ({ error }: ErrorEvent) => error && reportProblem(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportProblem(reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
