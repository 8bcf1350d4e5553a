import { loadVendors } from "../vendors/load-vendors";
import { createLazyReporter } from "./lazy-reporter";
import { reportProblem, setReporter } from "./report-problem";

/** Reports uncaught errors from now on, and the queued ones. @returns removes the listeners */
export function startReporting(): () => void {
  setReporter(
    createLazyReporter({
      loadConfig: async () => (await loadVendors()).monitoring,
      draw: Math.random,
      open: async (config) => (await import("./sentry-browser")).createBrowserReporter(config),
    }),
  );
  // Scripts of other origins (extensions) give no error object, only the text "Script error".
  const onError = ({ error }: ErrorEvent) => error && reportProblem(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportProblem(reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
