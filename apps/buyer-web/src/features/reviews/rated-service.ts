import type { components } from "@pkg/api-client";
import { siteConfig } from "@pkg/web/platform/config/site-config";

/** A page of reviews with the figures of all of them. */
interface RatedReviews {
  readonly totalElements: number;
  readonly averageRating: number;
  readonly content: readonly components["schemas"]["Review"][];
}

const SHOWN = 5;

/** The lessons with the average of every review that is shown, for search engines. */
export function ratedService({ totalElements, averageRating, content }: RatedReviews): Record<string, unknown> {
  return {
    "@type": "Product",
    name: `${siteConfig.name} 1:1 온라인 과외`,
    description: siteConfig.description,
    brand: { "@type": "Brand", name: siteConfig.name },
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating,
      reviewCount: totalElements,
      bestRating: 5,
      worstRating: 1,
    },
    review: content.slice(0, SHOWN).map(({ rating, text, createdAt, isVerified }) => ({
      "@type": "Review",
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      reviewBody: text,
      datePublished: createdAt.slice(0, 10),
      author: { "@type": "Person", name: isVerified ? "수강 인증 회원" : "회원" },
    })),
  };
}
