"use client";

export { ErrorPage as default } from "@pkg/web/platform/shell/error-page";
