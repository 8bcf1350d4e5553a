import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { webEnv } from "@/lib/env";

/** Allows public pages and excludes personal ones. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/go/", "/mypage", "/myclass", "/tutoring/enroll", "/update/"],
    },
    sitemap: `${webEnv().origins.buyer}/sitemap.xml`,
  };
}
