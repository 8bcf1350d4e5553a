"use client";

import { Button } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import dynamic from "next/dynamic";
import { useState } from "react";
import { OperatorGate } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { type CsvColumns, onePage, readCsv } from "../list/use-pages";
import { type FeatureSetting, useFeatureSettings } from "./feature-queries";
import { FeatureRow } from "./feature-row";
import { audienceText, type FeatureWish, featureTitle } from "./feature-text";

const ExperimentForm = dynamic(() => import("./experiment-form").then((part) => part.ExperimentForm), {
  ssr: false,
});
const FeatureDialog = dynamic(() => import("./feature-dialog").then((part) => part.FeatureDialog), {
  ssr: false,
});

/** `/operator/features`: every flag, who sees it, its switch and its experiment. Answers 404 without the staff role. */
export function OperatorFeatures() {
  const reading = useFeatureSettings();
  const [edited, setEdited] = useState<FeatureSetting | null>(null);
  const [asked, setAsked] = useState<{ feature: FeatureSetting; wish: FeatureWish } | null>(null);
  return (
    <OperatorGate reading={reading} what="기능을">
      {({ content: features, seen }) => (
        <>
          <PageTitle lead="열려 있는 페이지는 다음에 볼 때 따라 바뀌어요.">기능</PageTitle>
          {features.length > 0 ? (
            <>
              <ul className="border-t border-line">
                {features.map((feature) => (
                  <FeatureRow
                    key={feature.name}
                    feature={feature}
                    seen={seen.filter((one) => one.feature === feature.name)}
                    onAsk={(wish) => setAsked({ feature, wish })}
                    onEdit={() => setEdited(feature)}
                  />
                ))}
              </ul>
              <div className="mt-5">
                <CsvButton name="기능" read={(reason) => readCsv("FEATURES", reason, onePage(features), FILE)} />
              </div>
            </>
          ) : (
            <EmptyState
              className="py-12"
              title="켜고 끌 기능이 없어요"
              reason="기능을 배포하면 여기에 나와요."
              action={
                <Button variant="secondary" onClick={() => void reading.refetch()}>
                  새로 확인하기
                </Button>
              }
            />
          )}
          {edited ? <ExperimentForm key={edited.name} feature={edited} onClose={() => setEdited(null)} /> : null}
          {asked ? (
            <FeatureDialog
              key={asked.feature.name}
              feature={asked.feature}
              wish={asked.wish}
              onClose={() => setAsked(null)}
            />
          ) : null}
        </>
      )}
    </OperatorGate>
  );
}

const FILE: CsvColumns<FeatureSetting> = [
  ["기능", ({ name }) => featureTitle(name)],
  ["이름", ({ name }) => name],
  ["켜짐", ({ available }) => (available ? "켜짐" : "꺼짐")],
  ["누구에게", audienceText],
  ["실험", ({ split }) => split?.map(({ variant, share }) => `${variant} ${share}%`).join(" · ") ?? null],
  ["바꾼 때", ({ updatedAt }) => updatedAt],
];
