import { SUPPORT_PHONE } from "@pkg/domain";

/** Pages outside the product. Null: there is none yet, and nothing links to it. */
export interface OutwardLinks {
  readonly proLanding: string | null;
  readonly realReviews: string | null;
  readonly brandStory: string | null;
  readonly tutorAppIos: string | null;
  readonly tutorAppAndroid: string | null;
  readonly instagram: string | null;
  readonly youtube: string | null;
  readonly blog: string | null;
  readonly chatChannel: string | null;
  readonly recruitingForm: string | null;
}

const LINKS: OutwardLinks = {
  proLanding: null,
  realReviews: null,
  brandStory: null,
  tutorAppIos: null,
  tutorAppAndroid: null,
  instagram: null,
  youtube: null,
  blog: null,
  chatChannel: null,
  recruitingForm: null,
};

/** The company. Null: it has no such thing yet, and no page names it. */
export interface Business {
  readonly company: string;
  readonly representative: string | null;
  readonly registrationNumber: string | null;
  readonly mailOrderNumber: string | null;
  readonly address: string | null;
  readonly phone: string;
  readonly phoneHours: string;
  readonly email: string;
  readonly hosting: string;
  readonly privacyOfficer: string;
  /**
   * How its lessons stand to value-added tax (docs/decisions/0076). EXEMPT: it is registered with or reported to an education
   * office, and `registration` names that. INCLUDED: its prices hold the tax. Null: not settled, and no receipt speaks of it.
   */
  readonly vat: { readonly kind: "EXEMPT"; readonly registration: string } | { readonly kind: "INCLUDED" } | null;
}

const BUSINESS: Business = {
  company: "주식회사 나란",
  representative: "김나란",
  registrationNumber: "000-00-00000",
  mailOrderNumber: "제2026-서울마포-0000호",
  address: "서울특별시 마포구 나란로 12, 3층",
  phone: SUPPORT_PHONE,
  phoneHours: "평일 10:00–19:00",
  email: "help@naran.example",
  hosting: "나란클라우드",
  privacyOfficer: "이다온",
  vat: null,
};

/** Everything that a new owner of the product changes: name, business information, links. Nothing else names them. */
export const siteConfig = {
  name: "나란",
  tagline: "나란히 앉는 1:1 온라인 과외",
  description: "아이 옆에 나란히 앉아 가르치는 1:1 온라인 과외예요. 왜 이 선생님인지, 왜 이 가격인지 먼저 보여 드려요.",
  /** The public address of the buyer site: social networks read pictures from here, wherever the build runs. */
  publicOrigin: "https://naran.example",
  business: BUSINESS,
  links: LINKS,
} as const;

/** The seller as a receipt names it, one item each; what is not set is left out. */
export function sellerFacts(business: Business = siteConfig.business): string[] {
  const { company, representative, registrationNumber, mailOrderNumber, address, phone } = business;
  return [
    company,
    representative && `대표 ${representative}`,
    registrationNumber && `사업자등록번호 ${registrationNumber}`,
    mailOrderNumber && `통신판매업 신고 ${mailOrderNumber}`,
    address,
    `고객센터 ${phone}`,
  ].filter((fact) => fact !== null);
}

/** The business information that Korean e-commerce law asks for, one item each. */
export function businessFacts(business: Business = siteConfig.business): string[] {
  return [
    ...sellerFacts(business).slice(0, -1),
    `고객센터 ${business.phone} (${business.phoneHours})`,
    business.email,
    `호스팅 제공 ${business.hosting}`,
    `개인정보보호책임자 ${business.privacyOfficer}`,
  ];
}
