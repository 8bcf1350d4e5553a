import { UpdatePage, updateMetadata } from "@pkg/web/platform/shell/update-page";

export const metadata = updateMetadata;

export default function Page() {
  return <UpdatePage platform="ios" />;
}
