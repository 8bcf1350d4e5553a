import type { MetadataRoute } from "next";

/** Search engines read the public pages; what belongs to one person stays out. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/go/", "/mypage", "/myclass", "/tutoring/enroll"] },
  };
}
