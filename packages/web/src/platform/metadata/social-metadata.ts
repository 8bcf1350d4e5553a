import { socialImages } from "@pkg/domain";
import type { Metadata } from "next";
import { siteConfig } from "../config/site-config";

/** A picture below this site's origin. */
export interface SocialPicture {
  readonly path: string;
  readonly alt: string;
}

/** The preview of a page in social networks: the images of its path, its title and description. */
export function socialMetadata(page: {
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's own path; the pictures follow it. */
  readonly path?: string | undefined;
  /** A picture of its own, of the size that its path has, instead of the site's. */
  readonly picture?: SocialPicture | undefined;
}): Pick<Metadata, "openGraph" | "twitter"> {
  const { title, description = siteConfig.description, path, picture } = page;
  const images = socialImages(path ?? "/").map(({ width, height }) => ({
    url: siteConfig.publicOrigin + (picture?.path ?? `/social/${width}x${height}.png`),
    width,
    height,
    type: "image/png",
    alt: picture?.alt ?? `${siteConfig.name}, ${siteConfig.tagline}`,
  }));
  return {
    openGraph: {
      siteName: siteConfig.name,
      locale: "ko_KR",
      type: "website",
      title,
      description,
      images,
      ...(path ? { url: siteConfig.publicOrigin + path } : {}),
    },
    twitter: { card: "summary_large_image", title, description, images: images.slice(0, 1) },
  };
}
