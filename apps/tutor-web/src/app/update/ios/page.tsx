import { UpdatePage, updateMetadata } from "@pkg/web/platform/status-pages/update-page";

export const metadata = updateMetadata;

export default function Page() {
  return <UpdatePage platform="ios" />;
}
