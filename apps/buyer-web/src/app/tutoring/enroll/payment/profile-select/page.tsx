import { pageMetadata } from "@pkg/web/metadata";
import { ProfileSelectPage } from "@/features/enrollment/profile-select-page";

export const metadata = pageMetadata("배우는 학생");

export default function Page() {
  return <ProfileSelectPage />;
}
