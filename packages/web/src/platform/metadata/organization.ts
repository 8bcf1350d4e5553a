import { siteConfig } from "../config/site-config";

/** The company behind the site, as schema.org says it. Only what the footer says too. */
export function organization(): Record<string, unknown> {
  const { business, links, name, publicOrigin } = siteConfig;
  return {
    "@type": "Organization",
    name,
    legalName: business.company,
    url: publicOrigin,
    logo: `${publicOrigin}/social/800x800.png`,
    email: business.email,
    telephone: business.phone,
    address: { "@type": "PostalAddress", streetAddress: business.address, addressCountry: "KR" },
    sameAs: [links.instagram, links.youtube, links.blog],
  };
}
