import "./globals.css";
import { rootMetadata, rootViewport } from "@pkg/web/metadata";
import { AppRoot } from "@pkg/web/shell/app-root";
import type { ReactNode } from "react";

export const metadata = rootMetadata({ suffix: "계정", noindex: true });
export const viewport = rootViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <AppRoot>{children}</AppRoot>;
}
