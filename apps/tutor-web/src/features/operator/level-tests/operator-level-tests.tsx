"use client";

import { NativeSelect } from "@pkg/ui/native-select";
import { EmptyState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { parseAsString, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskItemCard } from "./desk-item-card";
import { useDeskItems } from "./level-test-queries";
import { formName } from "./level-test-text";

/** `/operator/level-tests`: every item of a form, how it does, and the way to retire one. Answers 404 without the OPERATOR role. */
export function OperatorLevelTests() {
  const [form, choose] = useQueryState("form", parseAsString);
  const { data, error, refetch, isPlaceholderData } = useDeskItems(form);
  if (isApiError(error, "account", 10003)) return <OperatorRefusal error={error} />;
  if (!data) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="문제를" />
    ) : (
      <RowsSkeleton rows={8} />
    );
  }
  return (
    <>
      <PageTitle lead="정답률이 너무 높거나 낮은 문제, 잘하는 학생이 더 틀리는 문제를 먼저 보세요.">
        레벨 테스트 문제
      </PageTitle>
      {data.formId === null ? (
        <EmptyState title="아직 시험지가 없어요" reason="시험지를 가져오면 문제가 여기에 나와요." />
      ) : (
        <>
          <div className="lg:max-w-80">
            <NativeSelect
              label="시험지"
              value={data.formId}
              options={data.forms.map((id) => ({ value: id, label: formName(id) }))}
              onChange={(event) => void choose(event.target.value)}
            />
          </div>
          <ol className="mt-6 grid gap-4" aria-busy={isPlaceholderData}>
            {data.content.map((item) => (
              <li key={`${item.id} ${item.version}`}>
                <DeskItemCard item={item} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
