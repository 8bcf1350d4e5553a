"use client";

export { ErrorPage as default } from "@pkg/web/platform/status-pages/error-page";
