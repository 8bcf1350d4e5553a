import { useEffect, useState } from "react";

/** A picture that is still on this device. */
export function PicturePreview({ picture, alt }: { picture: Blob; alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  if (url === null) return null;
  return <img src={url} alt={alt} className="max-h-40 max-w-[85%] rounded-[1rem] border border-line object-contain" />;
}
