import type { Metadata, Viewport } from "next";
import { siteConfig } from "../config/site-config";
import { type SocialPicture, socialMetadata } from "./social-metadata";

/** Metadata of an app's root layout. The canonical address is a header of the proxy: it is known only at run time. */
export function rootMetadata(own: { readonly suffix?: string; readonly noindex?: boolean } = {}): Metadata {
  const name = own.suffix ? `${siteConfig.name} ${own.suffix}` : siteConfig.name;
  const title = `${name} · ${siteConfig.tagline}`;
  return {
    metadataBase: new URL(siteConfig.publicOrigin),
    title: { default: title, template: `%s · ${name}` },
    description: siteConfig.description,
    applicationName: siteConfig.name,
    formatDetection: { telephone: false },
    ...socialMetadata({ title }),
    ...(own.noindex ? noindex : {}),
  };
}

/** Metadata of one page: its title and, if it has them, its own description, the path that people share and a picture of its own. */
export function pageMetadata(
  title: string,
  description?: string,
  path?: `/${string}`,
  picture?: SocialPicture,
): Metadata {
  return {
    title,
    ...(description ? { description } : {}),
    ...socialMetadata({ title: `${title} · ${siteConfig.name}`, description, path, picture }),
  };
}

/** For pages that belong to one person: `{ ...pageMetadata("결제"), ...noindex }`. */
export const noindex: Metadata = { robots: { index: false, follow: false } };

/** Viewport of every app: content may reach under the notch, zooming stays possible. */
export const rootViewport: Viewport = { viewportFit: "cover", themeColor: "#ffffff" };
