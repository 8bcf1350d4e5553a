import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { webEnv } from "@/lib/env";

const PATHS = [
  "/",
  "/price",
  "/simple-enroll",
  "/tutors",
  "/reviews",
  "/events",
  "/tutoring/consult",
  "/recruit",
  "/faq",
  "/help",
  "/level-test",
  "/learning-type-test",
];

/** The indexable pages, at this site's origin. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const { origins } = webEnv();
  return PATHS.map((path) => ({ url: origins.buyer + path }));
}
