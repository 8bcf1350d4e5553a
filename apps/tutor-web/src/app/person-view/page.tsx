import { PersonViewPage } from "@pkg/web/features/person-view/person-view-page";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";

export const metadata = { ...pageMetadata("화면 보기"), robots: { index: false } };

export default function Page() {
  return <PersonViewPage home="/" />;
}
