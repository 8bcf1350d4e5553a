import ErrorView from "@pkg/web/platform/status-pages/error-view";
import type { ComponentProps } from "react";
import { WAYS_ON } from "../pages/tutor-pages";

export default function TutorErrorView(props: ComponentProps<typeof ErrorView>) {
  return <ErrorView {...props} links={WAYS_ON} />;
}
