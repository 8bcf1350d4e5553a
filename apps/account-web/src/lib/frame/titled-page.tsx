import { FlowHeader } from "@pkg/ui/header";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import type { ReactNode } from "react";
import type { AccountQuery, ReturnTarget } from "../return/return-target";
import { WithReturnTarget } from "../return/with-return-target";
import { AccountFrame } from "./account-frame";
import { FormSkeleton } from "./form-skeleton";

type TitledPageProps<Query> = {
  title: string;
  searchParams: Promise<Query>;
  /** The address of the back button. */
  back: (target: ReturnTarget) => string;
  children: (target: ReturnTarget, query: Query) => ReactNode;
};

/** A page of a signed-in account, with a title and a way back; its skeleton is prerendered, the rest waits for the query. */
export function TitledPage<Query extends AccountQuery>({
  title,
  searchParams,
  back,
  children,
}: TitledPageProps<Query>) {
  return (
    <WithReturnTarget searchParams={searchParams} fallback={<FramedSkeleton />}>
      {(target, query) => (
        <AccountFrame header={<FlowHeader back={{ href: back(target) }} title={title} />}>
          <QueryProvider>{children(target, query)}</QueryProvider>
        </AccountFrame>
      )}
    </WithReturnTarget>
  );
}

/** The skeleton of a page whose header depends on the query. */
export function FramedSkeleton() {
  return (
    <AccountFrame>
      <FormSkeleton />
    </AccountFrame>
  );
}
