import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { webEnv } from "@/lib/env";

/** The indexable pages, at this site's origin. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const { origins } = webEnv();
  return ["/", "/price", "/simple-enroll", "/events", "/help"].map((path) => ({ url: origins.buyer + path }));
}
