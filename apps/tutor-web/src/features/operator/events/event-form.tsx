import { toKstDate } from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useRouter } from "next/navigation";
import { useFormState } from "react-hook-form";
import { SaveBar } from "@/lib/own-form/save-bar";
import { EventFields } from "./event-fields";
import { EventPreview } from "./event-preview";
import { type EventSetting, useChangeEvent, useNewEvent } from "./event-queries";
import { type EventValues, eventProblems, newValues, refusedFields, toFacts, valuesOf } from "./event-values";

/** An event's form beside its preview. It never overwrites a colleague's change. */
export function EventForm({ stored }: { stored: EventSetting | null }) {
  const router = useRouter();
  const make = useNewEvent();
  const change = useChangeEvent();
  const isSaved = make.isSuccess || change.isSuccess;
  const form = useDomainForm<EventValues>({
    defaultValues: stored ? valuesOf(stored) : newValues(toKstDate(serverNow())),
    validate: (values) => eventProblems(values, stored === null),
    problemsOf: refusedFields,
    onChange: () => form.clearErrors(),
    save: async (values) => {
      if (stored) {
        const params = { path: { id: stored.id }, header: { "if-match": stored.updatedAt } };
        await change.mutateAsync({ params, body: toFacts(values) });
        toast("저장했어요");
      } else {
        const { id } = await make.mutateAsync({ body: { id: values.id.trim(), ...toFacts(values) } });
        toast("이벤트를 만들었어요");
        router.replace(`/operator/events/${id}`);
      }
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  return (
    <form onSubmit={form.submit} noValidate className="mt-2">
      <UnsavedGuard dirty={isDirty && !form.busy && !isSaved} />
      <PageTitle lead={stored ? `/events/${stored.id}` : "주소는 만든 뒤에 바꿀 수 없어요."}>
        {stored ? stored.title : "이벤트 만들기"}
      </PageTitle>
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start xl:gap-10">
        <EventFields form={form} isNew={stored === null} />
        <EventPreview control={form.control} />
      </div>
      <SaveBar dirty={isDirty} busy={form.busy} info="공개한 이벤트는 저장하면 바로 바뀌어요" />
    </form>
  );
}
