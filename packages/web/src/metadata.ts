import type { Metadata, Viewport } from "next";
import { siteConfig } from "./site-config";

/** Metadata of an app's root layout. The canonical address is a header of the proxy: it is known only at run time. */
export function rootMetadata(own: { readonly suffix?: string; readonly noindex?: boolean } = {}): Metadata {
  const name = own.suffix ? `${siteConfig.name} ${own.suffix}` : siteConfig.name;
  return {
    metadataBase: new URL(siteConfig.publicOrigin),
    title: { default: `${name} · ${siteConfig.tagline}`, template: `%s · ${name}` },
    description: siteConfig.description,
    applicationName: siteConfig.name,
    formatDetection: { telephone: false },
    openGraph: { siteName: siteConfig.name, locale: "ko_KR", type: "website" },
    ...(own.noindex ? noindex : {}),
  };
}

/** Metadata of one page: its title and, if it has one, its own description. */
export function pageMetadata(title: string, description?: string): Metadata {
  return {
    title,
    ...(description ? { description } : {}),
    openGraph: { title, ...(description ? { description } : {}) },
  };
}

/** For pages that belong to one person: `{ ...pageMetadata("결제"), ...noindex }`. */
export const noindex: Metadata = { robots: { index: false, follow: false } };

/** Viewport of every app: content may reach under the notch, zooming stays possible. */
export const rootViewport: Viewport = { viewportFit: "cover", themeColor: "#ffffff" };
