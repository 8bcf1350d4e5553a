import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextArea } from "@pkg/ui/text-area";
import { toast } from "@pkg/ui/toast";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { useAddNote } from "./people-queries";

/** A note about a person, for colleagues. */
export function NoteForm({ id }: { id: string }) {
  const add = useAddNote();
  const form = useDomainForm({
    defaultValues: { text: "" },
    validate: ({ text }) => ({ text: text.trim() === "" ? "내용을 적어 주세요." : null }),
    save: async ({ text }) => {
      await add.mutateAsync({ params: { path: { id } }, body: { text: text.trim() } });
      toast("메모를 남겼어요");
      form.reset({ text: "" });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3">
      <TextArea
        {...form.field("text")}
        label="메모 남기기"
        help="직원만 볼 수 있어요. 통화한 내용과 약속을 적어 두세요."
        maxLength={TEXT_LENGTHS.personNote.max}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={form.busy}
        busyLabel="남기고 있어요"
        className="justify-self-start"
      >
        메모 남기기
      </Button>
    </form>
  );
}
