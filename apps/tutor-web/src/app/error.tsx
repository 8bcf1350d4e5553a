"use client";

export { ErrorPage as default } from "@pkg/web/shell/error-page";
