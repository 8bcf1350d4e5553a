import { type ReactNode, Suspense } from "react";
import { webEnv } from "../env";
import { type AccountQuery, type ReturnTarget, returnTarget } from "./return-target";

type WithReturnTargetProps<Query> = {
  searchParams: Promise<Query>;
  /** Prerendered, and shown until the query is known. */
  fallback: ReactNode;
  children: (target: ReturnTarget, query: Query) => ReactNode;
};

/** Renders the part of a page that depends on the query, with the validated target. */
export function WithReturnTarget<Query extends AccountQuery>({ fallback, ...props }: WithReturnTargetProps<Query>) {
  return (
    <Suspense fallback={fallback}>
      <Content {...props} />
    </Suspense>
  );
}

async function Content<Query extends AccountQuery>(props: Omit<WithReturnTargetProps<Query>, "fallback">) {
  const query = await props.searchParams;
  return props.children(returnTarget(query, webEnv()), query);
}
