"use client";

import { ErrorPage, type ErrorPageProps, lazyErrorView } from "@pkg/web/platform/status-pages/error-page";

const view = lazyErrorView(() => import("@pkg/web/platform/status-pages/error-view"));

export default function FailedPage(props: ErrorPageProps) {
  return <ErrorPage {...props} view={view} />;
}
