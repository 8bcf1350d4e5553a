import "./globals.css";
import { rootMetadata, rootViewport } from "@pkg/web/platform/metadata/metadata";
import { PersonView } from "@pkg/web/platform/person-view/person-view";
import { AppRoot } from "@pkg/web/platform/start-up/app-root";
import type { ReactNode } from "react";

export const metadata = rootMetadata({ suffix: "선생님", noindex: true });
export const viewport = rootViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <AppRoot source="tutor">
      <PersonView />
      {children}
    </AppRoot>
  );
}
