"use client";

import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { toast } from "@pkg/ui/toast";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { deviceName, lastUsed } from "../describe-device";
import { type Device, useRevokeDevices } from "../queries";

const PHONES = new Set(["iPhone", "iPad", "Android"]);

/** One row for each device; the log-out link below logs out of this one. */
export function DeviceRows({ devices }: { devices: readonly Device[] }) {
  const [asksAll, setAsksAll] = useState(false);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  const revoke = useRevokeDevices((which) =>
    toast(which === "others" ? "다른 기기에서 모두 로그아웃했어요." : "그 기기에서 로그아웃했어요."),
  );
  const busy = revoke.isPending ? revoke.variables : null;

  return (
    <>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="flex min-h-16 flex-wrap items-center gap-3 py-2">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-fg-2">
              <Icon of={PHONES.has(device.system ?? "") ? Smartphone : Monitor} size={18} />
            </span>
            <span className="min-w-[min(6rem,60%)] flex-1">
              <span className="block text-body font-semibold">{deviceName(device)}</span>
              <span className="block text-caption text-fg-3">{lastUsed(device)}</span>
            </span>
            {device.isCurrent ? null : (
              <Button
                size="sm"
                variant="quiet"
                flush
                aria-label={`${deviceName(device)} 로그아웃`}
                busy={busy === device.id}
                busyLabel="로그아웃하고 있어요"
                onClick={() => {
                  if (!busy) revoke.mutate(device.id);
                }}
              >
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="line" full className="mt-3" onClick={() => setAsksAll(true)}>
          다른 기기에서 모두 로그아웃
        </Button>
      ) : (
        <p className="pt-1 pb-2 text-body-sm text-fg-3">다른 기기에서는 로그인하지 않았어요.</p>
      )}
      <AlertDialog
        open={asksAll}
        onClose={() => setAsksAll(false)}
        title={`다른 기기 ${others.length}대에서 로그아웃할까요?`}
        description="이 기기는 그대로예요. 모르는 기기가 있었다면 비밀번호도 바꿔 주세요."
        safe={{ label: "그대로 두기" }}
        act={{
          label: "모두 로그아웃",
          busy: busy === "others",
          busyLabel: "로그아웃하고 있어요",
          onPress: () => {
            setAsksAll(false);
            if (!busy) revoke.mutate("others");
          },
        }}
      />
    </>
  );
}
