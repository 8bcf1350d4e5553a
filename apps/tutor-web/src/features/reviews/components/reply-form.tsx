import { publishedTextProblem, REVIEW_REPLY_LENGTH } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { useReply } from "../queries";

/** The one answer to a review. */
export function ReplyForm({ id, onClose }: { id: number; onClose: () => void }) {
  const reply = useReply();
  const form = useDomainForm({
    defaultValues: { text: "" },
    validate: ({ text }) => ({ text: publishedTextProblem(text, REVIEW_REPLY_LENGTH) }),
    save: async ({ text }) => {
      await reply.mutateAsync({ params: { path: { id: String(id) } }, body: { text: text.trim() } });
      toast("답글을 남겼어요", { tone: "ok" });
    },
    onError: useRejection(),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3 rounded-md bg-sunken p-4">
      <TextArea
        {...form.field("text")}
        autoFocus
        label="답글"
        rows={3}
        maxLength={REVIEW_REPLY_LENGTH.max}
        counter={`${form.watch("text").length}/${REVIEW_REPLY_LENGTH.max}`}
        help="학생 이름이나 연락처는 적지 말아 주세요."
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          돌아가기
        </Button>
        <Button type="submit" size="sm" busy={form.busy} busyLabel="남기고 있어요">
          답글 남기기
        </Button>
      </div>
    </form>
  );
}
