import { DescriptionRows } from "@pkg/ui/description-rows";
import { ListGroup, ListRow } from "@pkg/ui/list-row";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { goUrl } from "@pkg/web/platform/navigation/go";
import { PageTitle } from "@pkg/web/platform/page/page-title";

const { business, links } = siteConfig;

const FACTS = [
  { id: "company", label: "상호", value: business.company },
  ...[
    { id: "representative", label: "대표", value: business.representative },
    { id: "registration", label: "사업자번호", value: business.registrationNumber },
    { id: "mail-order", label: "통신판매업", value: business.mailOrderNumber },
    { id: "address", label: "주소", value: business.address },
  ].filter(({ value }) => value !== null),
  {
    id: "phone",
    label: "고객센터",
    value: (
      <a
        href={`tel:${business.phone}`}
        className="inline-flex min-h-11 items-center underline"
      >{`${business.phone} (${business.phoneHours})`}</a>
    ),
  },
  {
    id: "email",
    label: "이메일",
    value: (
      <a href={`mailto:${business.email}`} className="inline-flex min-h-11 items-center underline">
        {business.email}
      </a>
    ),
  },
  { id: "hosting", label: "호스팅", value: business.hosting },
  { id: "privacy", label: "개인정보 보호책임자", value: business.privacyOfficer },
];

/** Pages of other sites; one whose address is not set is not shown. */
const MORE = [
  { label: `${siteConfig.name} 이야기`, href: links.brandStory },
  { label: "후기 모음", href: links.realReviews },
  { label: "카카오톡 상담", href: links.chatChannel },
  { label: "인스타그램", href: links.instagram },
  { label: "블로그", href: links.blog },
].flatMap(({ label, href }) => (href ? [{ label, href }] : []));

/** `/mypage/company`: the company's details from the site config. */
export function MypageCompanyPage() {
  return (
    <>
      <PageTitle lead={siteConfig.description}>{`${siteConfig.name} 회사 소개`}</PageTitle>
      <DescriptionRows rows={FACTS} />
      {MORE.length > 0 ? (
        <>
          <ListGroup title="더 알아보기">
            {MORE.map(({ label, href }) => (
              <ListRow key={label} label={label} href={href} />
            ))}
          </ListGroup>
          <hr className="border-line" />
        </>
      ) : null}
      <ListGroup title="약관">
        <ListRow label="이용약관" href={goUrl("account", "/terms/student-terms")} />
        <ListRow label="개인정보 처리방침" href={goUrl("account", "/terms/privacy-policy")} />
        <ListRow label="환불 규정" href={goUrl("account", "/terms/refund")} />
      </ListGroup>
    </>
  );
}
