"use client";

import { nameProblem } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { versionedDraft } from "@pkg/web/platform/session/versioned-draft";
import { isText, keptFields } from "@pkg/web/platform/storage/kept-fields";
import { useState } from "react";
import type { Me } from "@/lib/account/me";
import { MeGate } from "@/lib/account/me-gate";
import { useCacheMe, useSaveMe } from "./queries";

const keptName = keptFields<{ name: string }>({ name: isText });
const draftOf = ({ updatedAt }: Me) => versionedDraft("name", updatedAt, keptName);

/** `/mypage/user/name`: the name of the account's owner. */
export function AccountSettingsNamePage() {
  return <MeGate rows={1}>{(me) => <NameEditor me={me} />}</MeGate>;
}

function NameEditor({ me }: { me: Me }) {
  const [base, setBase] = useState(me);
  const keep = useCacheMe();
  const lead = me.isParent ? "선생님과 상담원이 이 이름으로 연락드려요." : "선생님이 이 이름으로 불러요.";
  const takeTheirs = (latest: Me) => {
    draftOf(latest).forget();
    keep(latest);
    setBase(latest);
  };
  return (
    <>
      <PageTitle lead={lead}>이름을 알려 주세요</PageTitle>
      <NameForm key={base.updatedAt} base={base} onTheirs={takeTheirs} />
    </>
  );
}

function NameForm({ base, onTheirs }: { base: Me; onTheirs: (latest: Me) => void }) {
  const saving = useSaveMe(base, ({ name }) => ({ name: name ?? "" }));
  const form = useDomainForm({
    defaultValues: { name: base.name ?? "" },
    draft: draftOf(base),
    validate: ({ name }) => ({ name: nameProblem(name) }),
    save: ({ name }) => saving.save({ name: name.trim() }),
  });
  const { conflict } = saving;
  return (
    <>
      {conflict ? (
        <ConflictNotice
          rows={[{ label: "이름", theirs: conflict.latest.name ?? "", mine: conflict.mine.name }]}
          busy={form.busy}
          onTheirs={() => onTheirs(conflict.latest)}
          onMine={() => void form.run(saving.keepMine)}
        />
      ) : null}
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-6">
        <TextField
          {...form.field("name")}
          label="이름"
          autoComplete="name"
          help={form.isRestored && form.isUnsaved ? "아직 저장하지 않은 이름이에요." : undefined}
        />
        <Button type="submit" full size="lg" busy={form.busy} busyLabel="저장하고 있어요">
          저장
        </Button>
      </form>
    </>
  );
}
