import { CURRENCY, type Product } from "@pkg/domain";
import { siteConfig } from "@pkg/web/platform/config/site-config";

/**
 * The lessons on sale as a schema.org offer: lowest and highest product price (won), before any
 * benefit. Null when nothing is sold.
 */
export function priceOffers(products: readonly Product[]): Record<string, unknown> | null {
  const costs = products.map(({ finalCost }) => finalCost);
  if (costs.length === 0) return null;
  return {
    "@type": "Course",
    name: siteConfig.tagline,
    description: siteConfig.description,
    inLanguage: "ko",
    provider: { "@type": "Organization", name: siteConfig.name, url: siteConfig.publicOrigin },
    offers: {
      "@type": "AggregateOffer",
      category: "Paid",
      priceCurrency: CURRENCY,
      lowPrice: Math.min(...costs),
      highPrice: Math.max(...costs),
      offerCount: costs.length,
    },
  };
}
