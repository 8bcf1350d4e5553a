import { UpdatePage, updateMetadata } from "@pkg/web/platform/webview/update-page";

export const metadata = updateMetadata;

export default function Page() {
  return <UpdatePage platform="android" />;
}
