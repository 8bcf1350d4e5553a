import ErrorView from "@pkg/web/platform/status-pages/error-view";
import type { ComponentProps } from "react";
import { WAYS_ON } from "./ways-on";

export default function BuyerErrorView(props: ComponentProps<typeof ErrorView>) {
  return <ErrorView {...props} links={WAYS_ON} />;
}
