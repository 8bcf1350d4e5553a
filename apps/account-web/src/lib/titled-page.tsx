import { FlowHeader } from "@pkg/ui/header";
import { type ReactNode, Suspense } from "react";
import { AccountFrame } from "./account-frame";
import { webEnv } from "./env";
import { FormSkeleton } from "./form-skeleton";
import { type AccountQuery, type ReturnTarget, returnTarget } from "./return-target";

type TitledPageProps<Query> = {
  title: string;
  searchParams: Promise<Query>;
  /** Where the back button leads. */
  back: (target: ReturnTarget) => string;
  children: (target: ReturnTarget, query: Query) => ReactNode;
};

/** A page with a title and a way back; its skeleton is prerendered, the rest waits for the query. */
export function TitledPage<Query extends AccountQuery>(props: TitledPageProps<Query>) {
  return (
    <Suspense
      fallback={
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      }
    >
      <Content {...props} />
    </Suspense>
  );
}

async function Content<Query extends AccountQuery>({ title, searchParams, back, children }: TitledPageProps<Query>) {
  const query = await searchParams;
  const target = returnTarget(query, webEnv());
  return (
    <AccountFrame header={<FlowHeader back={{ href: back(target) }} title={title} />}>
      {children(target, query)}
    </AccountFrame>
  );
}
