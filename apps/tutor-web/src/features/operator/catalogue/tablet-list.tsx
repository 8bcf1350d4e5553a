import { Badge } from "@pkg/ui/badge";
import { RowAct } from "../forms/row-act";
import { type DeskTablet, useTabletSwitch } from "./catalogue-queries";

/** The tablets that are lent, each with its switch. */
export function TabletList({ tablets }: { tablets: readonly DeskTablet[] }) {
  return (
    <ul>
      {tablets.map((tablet) => (
        <li key={tablet.type} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
          <span className="flex-1 text-label">{tablet.label}</span>
          <Badge tone={tablet.ongoing ? "success" : "warn"}>{tablet.ongoing ? "빌려줘요" : "멈췄어요"}</Badge>
          <Switch tablet={tablet} />
        </li>
      ))}
    </ul>
  );
}

function Switch({ tablet: { type, label, ongoing } }: { tablet: DeskTablet }) {
  const change = useTabletSwitch();
  const act = ongoing ? "빌려주기 멈추기" : "다시 빌려주기";
  return (
    <RowAct
      label={act}
      name={`${label} ${act}`}
      help={ongoing ? "새로 고를 수 없게 해요. 이미 빌린 가족은 그대로 써요." : "바로 다시 고를 수 있어요."}
      busyLabel="바꾸고 있어요"
      done={ongoing ? "빌려주기를 멈췄어요" : "다시 빌려줘요"}
      onSend={(reason) => change.mutateAsync({ params: { path: { type } }, body: { available: !ongoing, reason } })}
    />
  );
}
