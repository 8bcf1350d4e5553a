import { FlowTop } from "./flow-top";
import { NotFound } from "./not-found";

/** The whole page of an unknown address. */
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
