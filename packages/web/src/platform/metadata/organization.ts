import { siteConfig } from "../config/site-config";

/** The company as a schema.org object, with only the facts that the footer shows. */
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
    ...(business.address && {
      address: { "@type": "PostalAddress", streetAddress: business.address, addressCountry: "KR" },
    }),
    sameAs: [links.instagram, links.youtube, links.blog].filter((link) => link !== null),
  };
}
