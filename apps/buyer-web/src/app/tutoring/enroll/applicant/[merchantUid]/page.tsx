import { pageMetadata } from "@pkg/web/metadata";
import { ApplicantPage } from "@/features/applicant/applicant-page";

export const metadata = pageMetadata("선생님 조건");

export default async function Page({ params }: { params: Promise<{ merchantUid: string }> }) {
  const { merchantUid } = await params;
  return <ApplicantPage key={merchantUid} merchantUid={merchantUid} />;
}
