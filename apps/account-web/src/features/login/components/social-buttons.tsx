import { LOGIN_PROVIDER_LABELS } from "@pkg/domain";
import { ProviderSymbol } from "@/lib/login-methods/provider-symbol";
import type { ReturnTarget } from "@/lib/return/return-target";
import { SocialForm } from "./social-form";

/** Each vendor's colours, and the class that shows its mark as the last login method. */
const OTHERS = [
  { id: "NAVER", look: "bg-[#03c75a] text-white", last: "group-data-[last=NAVER]/methods:inline-flex" },
  { id: "GOOGLE", look: "border border-line-2 bg-[#ffffff]", last: "group-data-[last=GOOGLE]/methods:inline-flex" },
  { id: "APPLE", look: "bg-[#000000] text-white", last: "group-data-[last=APPLE]/methods:inline-flex" },
  { id: "FACEBOOK", look: "bg-[#1877f2] text-white", last: "group-data-[last=FACEBOOK]/methods:inline-flex" },
] as const;

const PRESSED = "transition-[scale] duration-(--duration-fast) active:scale-[0.98] aria-busy:cursor-progress";

/** Five vendors, Kakao first: most people in Korea have it. The last one that worked is marked. */
export function SocialButtons({ target }: { target: ReturnTarget }) {
  return (
    <SocialForm target={target}>
      <button
        type="submit"
        name="provider"
        value="KAKAO"
        className={`relative flex min-h-14 w-full items-center justify-center gap-2 rounded-md bg-[#fee500] px-4 text-[1.0625rem]/[1.5rem] font-bold text-[#000000d9] ${PRESSED}`}
      >
        <ProviderSymbol of="KAKAO" size={22} />
        카카오로 계속하기
        <LastMark className="group-data-[last=KAKAO]/methods:inline-flex" />
      </button>
      <ul className="mt-5 grid grid-cols-4 gap-2 group-data-app/methods:grid-cols-3">
        {OTHERS.map(({ id, look, last }) => (
          <li key={id} className={id === "GOOGLE" ? "group-data-app/methods:hidden" : undefined}>
            <button
              type="submit"
              name="provider"
              value={id}
              className={`relative flex w-full flex-col items-center gap-2 rounded-md py-2 text-caption text-fg-2 ${PRESSED}`}
            >
              <span className={`grid size-13 place-items-center rounded-full ${look}`}>
                <ProviderSymbol of={id} size={id === "NAVER" ? 18 : 22} />
              </span>
              {LOGIN_PROVIDER_LABELS[id]}
              <LastMark className={last} />
            </button>
          </li>
        ))}
      </ul>
    </SocialForm>
  );
}

function LastMark({ className }: { className: string }) {
  return (
    <span
      className={`absolute -top-2.5 right-0 hidden rounded-full bg-fg px-2 py-0.5 text-micro font-semibold whitespace-nowrap text-white ${className}`}
    >
      최근 로그인
    </span>
  );
}
