import { LOGIN_PROVIDER_LABELS, LOGIN_PROVIDERS, type LoginProvider } from "@pkg/domain";
import { siteConfig } from "@pkg/web/platform/config/site-config";

/** The query of a page that a visitor returns to from a vendor. */
export interface VendorQuery {
  readonly by?: string | string[];
  readonly error?: string | string[];
}

export interface VendorReturn {
  readonly by: LoginProvider | null;
  /** The error message; null without an error. */
  readonly problem: string | null;
}

/** Reads `by` and `error` of an address. Unknown values count as an untrusted response. @param asked what the visitor went there for */
export function vendorReturn({ by, error }: VendorQuery, asked: "LOG_IN" | "LINK" = "LOG_IN"): VendorReturn {
  const provider = LOGIN_PROVIDERS.find((one) => one === by) ?? null;
  return { by: provider, problem: typeof error === "string" ? sentence(error, provider, asked) : null };
}

function sentence(error: string, by: LoginProvider | null, asked: "LOG_IN" | "LINK"): string {
  const vendor = by ? LOGIN_PROVIDER_LABELS[by] : "선택한 곳";
  switch (error) {
    case "CANCELLED":
      if (asked === "LINK") return `${vendor} 계정을 연결하지 않았어요.`;
      return `${vendor} 로그인을 취소했어요. 다른 방법으로도 로그인할 수 있어요.`;
    case "EXPIRED":
      return "로그인할 시간이 지났거나 이미 쓴 화면이에요. 로그인 방법을 다시 눌러 주세요.";
    case "LINKED_ELSEWHERE":
      return `이 ${vendor} 계정은 다른 나란 계정에서 쓰고 있어요. 로그아웃한 뒤 ${vendor} 계정으로 로그인해서 ‘로그인과 보안’에서 연결을 끊거나 탈퇴해 주세요. 가입하던 중이면 ‘이 가입 그만두기’를 눌러 주세요. 그다음 여기에 다시 연결할 수 있어요.`;
    case "20003":
      return "이미 이 이메일로 가입했어요. 전에 쓰던 방법으로 로그인한 뒤 ‘로그인과 보안’에서 연결해 주세요.";
    case "20002":
      return `지금은 쓸 수 없는 계정이에요. 고객센터(${siteConfig.business.phone})로 알려 주세요.`;
    default:
      return `${vendor}에서 확인을 받지 못했어요. 잠시 후 다시 해 주세요.`;
  }
}
