import { FlowTop } from "./flow-top";
import { NotFound } from "./not-found";

/** The whole page where nothing is found. */
export function NotFoundPage() {
  return (
    <>
      <FlowTop />
      <main>
        <NotFound />
      </main>
    </>
  );
}
