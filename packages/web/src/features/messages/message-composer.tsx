import { MESSAGE_LENGTH, PICTURE_TYPES } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import { TextArea } from "@pkg/ui/text-area";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type FormEvent, type KeyboardEvent, type Ref, useRef } from "react";
import { PicturePreview } from "./picture-preview";

/** From here on the count is shown. */
const COUNT_FROM = MESSAGE_LENGTH - 100;

type MessageComposerProps = {
  text: string;
  picture: Blob | null;
  problem: string | null;
  onWrite: (text: string) => void;
  onPick: (picture: Blob | null) => void;
  onSend: () => void;
  ref: Ref<HTMLTextAreaElement>;
};

/** Where a message is written: Enter sends where there is a keyboard, Shift+Enter begins a line. */
export function MessageComposer({ text, picture, problem, onWrite, onPick, onSend, ref }: MessageComposerProps) {
  const chooser = useRef<HTMLInputElement>(null);

  /** Enter came while a syllable was composed: it ends the syllable, and sends once the key is let go. */
  const endsSyllable = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isSendKey(event)) return;
    endsSyllable.current = event.nativeEvent.isComposing;
    if (endsSyllable.current) return;
    event.preventDefault();
    onSend();
  }

  function onKeyUp(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isSendKey(event) || !endsSyllable.current) return;
    endsSyllable.current = false;
    onSend();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="border-t border-line bg-bg pt-3">
      {picture ? (
        <div className="mb-3 flex items-start gap-2">
          <PicturePreview picture={picture} alt="보낼 사진" />
          <IconButton label="사진 빼기" onClick={() => onPick(null)}>
            <Icon of={X} />
          </IconButton>
        </div>
      ) : null}
      <TextArea
        ref={ref}
        label="메시지"
        labelHidden
        placeholder="메시지를 적어 주세요"
        rows={1}
        value={text}
        error={problem}
        counter={text.length >= COUNT_FROM ? `${text.length}/${MESSAGE_LENGTH}` : undefined}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      />
      <div className="mt-2 flex items-center justify-between">
        <input
          ref={chooser}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          aria-label="사진 고르기"
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            onPick(currentTarget.files?.[0] ?? null);
            // The same picture may be picked again.
            currentTarget.value = "";
          }}
        />
        <Button variant="quiet" size="sm" onClick={() => chooser.current?.click()}>
          <Icon of={ImagePlus} size={20} /> 사진
        </Button>
        <Button type="submit" size="sm">
          보내기
        </Button>
      </div>
    </form>
  );
}

/** Enter by its place as well, since composing keys have no name on Windows. On a phone it begins a line. */
function isSendKey({ key, code, shiftKey }: KeyboardEvent): boolean {
  return (key === "Enter" || code === "Enter") && !shiftKey && matchMedia("(pointer: fine)").matches;
}
