import { RECENT_LOG_IN_MINUTES } from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";

type LogInAgainProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Logs out, in, and comes back. */
  href: string;
};

/** Before what only a recent log-in may do. */
export function LogInAgain({ open, onClose, title, href }: LogInAgainProps) {
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={title}
      description={`로그인한 지 ${RECENT_LOG_IN_MINUTES}분이 지나서 본인인지 한 번 더 확인해요. 다시 로그인하면 이 화면으로 돌아와요.`}
      safe={{ label: "나중에 하기" }}
      act={{ label: "다시 로그인하기", onPress: () => location.assign(href) }}
    />
  );
}
