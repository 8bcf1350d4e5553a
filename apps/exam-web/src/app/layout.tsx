import "./globals.css";
import { rootMetadata, rootViewport } from "@pkg/web/platform/metadata/metadata";
import { AppRoot } from "@pkg/web/platform/start-up/app-root";
import type { ReactNode } from "react";

export const metadata = rootMetadata({ suffix: "레벨 테스트", noindex: true });
export const viewport = rootViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <AppRoot>{children}</AppRoot>;
}
