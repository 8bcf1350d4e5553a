import { accountPage, type ReturnTarget } from "@/lib/return/return-target";

/** The way out of a sign-up that a vendor's account has begun: closing it frees that account for another one. */
export function GiveUp({ target }: { target: ReturnTarget }) {
  return (
    <p className="mt-6 text-center text-body-sm text-fg-3">
      이미 쓰던 나란 계정이 있나요?{" "}
      <a
        href={accountPage("/close-account", target)}
        className="inline-flex min-h-11 items-center rounded-sm px-1 underline underline-offset-4"
      >
        이 가입 그만두기
      </a>
    </p>
  );
}
