import Check from "lucide-react/icons/check";
import { Badge } from "../../../src/badge";
import { Card } from "../../../src/card";
import { FlowHeader } from "../../../src/header";
import { Icon } from "../../../src/icon";
import { Progress } from "../../../src/progress";
import { StatusStepper } from "../../../src/status-stepper";
import { Steps } from "../../../src/steps";
import { Part, Sheet } from "../sheet";

export function StepSheet() {
  return (
    <Sheet title="흐름의 머리와 단계">
      <FlowHeader
        back={{ href: "#back" }}
        title="선생님 조건"
        action={
          <span className="flex items-center gap-1 pr-2 text-micro text-brand-fg">
            <Icon of={Check} size={16} />
            저장했어요
          </span>
        }
      />
      <Steps current={2} total={5} label="조건 단계" />
      <Steps current={3} total={3} className="mt-3.5" label="신청 단계" />
      <Part title="매칭 상태">
        <Card tone="soft">
          <StatusStepper
            steps={[
              { id: "got", title: "조건을 받았어요", state: "done", right: "11월 20일(금)" },
              {
                id: "ask",
                title: "선생님이 확인하고 있어요",
                state: "now",
                right: <Badge tone="brand">지금</Badge>,
                note: "세 분 중 한 분이 읽었어요",
              },
              { id: "set", title: "선생님이 정해져요", state: "later", right: "11월 24일(화)까지" },
              { id: "go", title: "첫 수업을 해요", state: "later", right: "11월 26일(목)부터" },
            ]}
          />
        </Card>
      </Part>
      <Part title="남은 수업">
        <Progress label="들은 수업" value={3} max={25} valueText="25회 중 3회" />
      </Part>
    </Sheet>
  );
}
