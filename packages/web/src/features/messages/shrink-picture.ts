import { isSupportWebp } from "../../platform/browser/is-support-webp";

/** The longest side of a picture that was too large, in pixels: the text of a page stays readable. */
const SIDE = 2400;
const QUALITY = 0.85;

/** The picture, or a smaller WebP or JPEG of it when it has more bytes than `maxBytes` and the browser can make one. */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<Blob> {
  if (file.size <= maxBytes || typeof createImageBitmap === "undefined") return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = isSupportWebp() ? "image/webp" : "image/jpeg";
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return smaller ?? file;
}
