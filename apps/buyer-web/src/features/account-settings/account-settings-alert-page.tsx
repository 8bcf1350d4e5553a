"use client";

import { formatKoreanDate, NOTICE_NIGHT_TEXT, SOON_MINUTES } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { ListGroup, SwitchRow } from "@pkg/ui/list-row";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import CalendarDays from "lucide-react/icons/calendar-days";
import Heart from "lucide-react/icons/heart";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircle from "lucide-react/icons/message-circle";
import Moon from "lucide-react/icons/moon";
import UsersRound from "lucide-react/icons/users-round";

type Settings = components["schemas"]["NotificationSettings"];
type Change = components["schemas"]["NotificationSettingsChange"];

const LESSONS_FIRST = "위의 알림을 켜면 고를 수 있어요";
const SETTINGS = $api.queryOptions("get", "/users/me/notification-settings");

/** `/mypage/alert`: service messages and marketing separately; each switch saves at once. */
export function AccountSettingsAlertPage() {
  const { data, error, refetch } = useQuery(SETTINGS);
  if (data) return <Alerts settings={data} />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="알림 설정을" />
  ) : (
    <RowsSkeleton title="알림" />
  );
}

function Alerts({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  const react = useErrorReaction();
  const save = $api.useMutation("patch", "/users/me/notification-settings", {
    onSuccess: (next) => client.setQueryData(SETTINGS.queryKey, next),
    onError: react,
  });
  // Optimistic: a switch changes at once and reverts when saving fails.
  const shown = { ...flat(settings), ...(save.isPending ? save.variables.body : {}) };
  const row = (name: keyof Change) => ({
    checked: shown[name],
    onChange: (event: { target: { checked: boolean } }) => save.mutate({ body: { [name]: event.target.checked } }),
  });
  return (
    <>
      <PageTitle lead="결제와 보안에 대한 알림은 늘 보내 드려요.">알림</PageTitle>
      <ListGroup title="서비스 알림" className="pt-0!">
        <SwitchRow
          {...row("lessonAlerts")}
          icon={<Icon of={Bell} />}
          label="수업 알림"
          note={`${SOON_MINUTES}분 전, 시간 변경과 결석, 해 주실 일`}
        />
        <SwitchRow
          {...row("weeklyDigest")}
          icon={<Icon of={CalendarDays} />}
          label="한 주 소식"
          disabled={!shown.lessonAlerts}
          note={shown.lessonAlerts ? "일요일 저녁에 다음 주 수업과 지난주 기록을 한 번에" : LESSONS_FIRST}
        />
        <SwitchRow
          {...row("routineAlerts")}
          icon={<Icon of={ListChecks} />}
          label="수업마다 받기"
          disabled={!shown.lessonAlerts}
          note={shown.lessonAlerts ? "수업 하루 전 알림과 수업 기록을 하나씩" : LESSONS_FIRST}
        />
        <SwitchRow
          {...row("messageAlerts")}
          icon={<Icon of={MessageCircle} />}
          label="메시지 알림"
          note="선생님이 새 메시지를 보냈을 때"
        />
        <SwitchRow
          {...row("matchingAlerts")}
          icon={<Icon of={UsersRound} />}
          label="매칭 알림"
          note="선생님을 찾았을 때와 조건을 바꿔야 할 때"
        />
      </ListGroup>
      <hr className="border-line" />
      <ListGroup title="혜택 소식">
        <SwitchRow
          {...row("marketing")}
          icon={<Icon of={Heart} />}
          label="혜택 소식 받기"
          note={answerText(settings.marketing, "쿠폰과 이벤트 소식이 있을 때만 보내 드려요")}
        />
        <SwitchRow
          {...row("nightMarketing")}
          icon={<Icon of={Moon} />}
          label="밤에도 받기"
          disabled={!shown.marketing}
          note={
            shown.marketing ? answerText(settings.nightMarketing, NOTICE_NIGHT_TEXT) : "혜택 소식을 켜면 고를 수 있어요"
          }
        />
      </ListGroup>
      <p role="status" className="min-h-6 text-caption text-fg-3">
        {save.isPending ? "저장하고 있어요" : save.isSuccess ? "저장했어요" : ""}
      </p>
    </>
  );
}

const flat = ({ marketing, nightMarketing, ...alerts }: Settings) => ({
  ...alerts,
  marketing: marketing.agreed,
  nightMarketing: nightMarketing.agreed,
});

/** The date of the consent, which the law requires; before any answer, a description. */
function answerText({ agreed, decidedAt }: Settings["marketing"], about: string): string {
  if (!decidedAt) return about;
  return `${formatKoreanDate(new Date(decidedAt), { withYear: true })}에 ${agreed ? "동의했어요" : "받지 않기로 했어요"}`;
}
