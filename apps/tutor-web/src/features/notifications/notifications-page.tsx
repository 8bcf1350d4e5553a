"use client";

import { NOTICE_NIGHT_TEXT, PROPOSAL_HOURS_TEXT, SOON_MINUTES } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { ListGroup, SwitchRow } from "@pkg/ui/list-row";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import AlarmClock from "lucide-react/icons/alarm-clock";
import Bell from "lucide-react/icons/bell";
import MessageCircle from "lucide-react/icons/message-circle";
import UsersRound from "lucide-react/icons/users-round";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { PastNotices } from "./components/past-notices";

type Settings = components["schemas"]["NotificationSettings"];
type Alerts = Pick<Settings, "lessonAlerts" | "reminderAlerts" | "messageAlerts" | "matchingAlerts">;

const SETTINGS = $api.queryOptions("get", "/users/me/notification-settings");

const TUTOR_LEAD = `수업 소식과 메시지는 ${NOTICE_NIGHT_TEXT}에는 급한 것만 보내요. ${PROPOSAL_HOURS_TEXT} 수업 제안과 지급, 보안 알림은 끌 수 없어요.`;
const APPLICANT_LEAD = "지원 결과와 보안 알림은 문자로 보내 드려요. 선생님이 되면 받을 소식을 여기서 고를 수 있어요.";

/** `/notifications`: which messages a tutor gets, and those that came. An applicant has no lessons to be told of yet. */
export function NotificationsPage() {
  const userType = useSession(({ user }) => user?.userType);
  return (
    <>
      <PageTitle lead={userType === "STUDENT" ? APPLICANT_LEAD : TUTOR_LEAD}>알림</PageTitle>
      {userType === "TUTOR" ? <OwnSwitches /> : null}
      <PastNotices />
    </>
  );
}

function OwnSwitches() {
  return (
    <TutorGate reading={useQuery(SETTINGS)} what="알림 설정을">
      {(settings) => <Switches settings={settings} />}
    </TutorGate>
  );
}

/** Each switch saves at once. */
function Switches({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  const react = useErrorReaction();
  const save = $api.useMutation("patch", "/users/me/notification-settings", {
    onSuccess: (next) => client.setQueryData(SETTINGS.queryKey, next),
    onError: react,
  });
  // Optimistic: a switch changes at once and reverts when saving fails.
  const shown: Alerts = { ...settings, ...(save.isPending ? save.variables.body : {}) };
  const row = (name: keyof Alerts) => ({
    checked: shown[name],
    onChange: (event: { target: { checked: boolean } }) => save.mutate({ body: { [name]: event.target.checked } }),
  });
  return (
    <div className="max-w-180">
      <ListGroup title="문자로 받는 소식" className="pt-0!">
        <SwitchRow
          {...row("lessonAlerts")}
          icon={<Icon of={Bell} />}
          label="수업 알림"
          note="시간 변경과 다른 시간 제안, 결석"
        />
        <SwitchRow
          {...row("reminderAlerts")}
          icon={<Icon of={AlarmClock} />}
          label="미리 알림"
          note={`수업 하루 전과 ${SOON_MINUTES}분 전, 기록할 수업`}
        />
        <SwitchRow
          {...row("messageAlerts")}
          icon={<Icon of={MessageCircle} />}
          label="메시지 알림"
          note="학생 가족이 새 메시지를 보냈을 때"
        />
        <SwitchRow
          {...row("matchingAlerts")}
          icon={<Icon of={UsersRound} />}
          label="매칭 알림"
          note="수락한 뒤 다음에 할 일, 다른 선생님이 먼저 맡은 수업 제안"
        />
      </ListGroup>
      <p className="text-caption text-fg-2">
        새 수업 제안을 잠시 받고 싶지 않으면 오늘 화면에서 ‘새 학생 받기’를 꺼 주세요.
      </p>
      <p role="status" className="min-h-6 text-caption text-fg-3">
        {save.isPending ? "저장하고 있어요" : save.isSuccess ? "저장했어요" : ""}
      </p>
    </div>
  );
}
