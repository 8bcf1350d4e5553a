import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { toast } from "@pkg/ui/toast";
import type { RefObject } from "react";

type AddressFieldProps = {
  box: RefObject<HTMLInputElement | null>;
  /** "달력 주소". */
  name: string;
  url: string;
};

/** The address, to be copied; where the clipboard is closed it is selected instead. */
export function AddressField({ box, name, url }: AddressFieldProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast(`${name}를 복사했어요.`);
    } catch {
      box.current?.select();
      toast("복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.", { tone: "error" });
    }
  }
  return (
    <TextField
      ref={box}
      label={name}
      className="mt-4"
      readOnly
      value={url}
      action={
        <Button variant="soft" className="min-h-13!" onClick={() => void copy()}>
          복사
        </Button>
      }
    />
  );
}
