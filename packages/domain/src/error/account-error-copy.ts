import { PHONE_CODE_MINUTES } from "../app/limits.ts";
import type { AccountErrorCode } from "./error-catalogue.ts";
import type { ErrorCopy } from "./error-reaction.ts";

/** Korean text and reaction for every code of the account service. */
export const ACCOUNT_ERROR_COPY: Readonly<Record<AccountErrorCode, ErrorCopy>> = {
  10001: { message: "로그인이 필요해요.", reaction: { kind: "LOGIN" } },
  10002: { message: "소셜 로그인을 확인하지 못했어요. 다시 로그인해 주세요.", reaction: { kind: "LOGIN" } },
  10003: { message: "이 계정으로는 볼 수 없어요.", reaction: { kind: "TELL" } },
  10004: { message: "로그인한 지 오래됐어요. 다시 로그인해 주세요.", reaction: { kind: "LOGIN" } },
  10005: { message: "연결되지 않은 계정이에요. 가입한 방법으로 로그인해 주세요.", reaction: { kind: "LOGIN" } },
  10006: { message: "로그인한 지 오래됐어요. 다시 로그인해 주세요.", reaction: { kind: "LOGIN" } },
  10007: { message: "예전 방식의 로그인이에요. 다시 로그인해 주세요.", reaction: { kind: "LOGIN" } },
  20001: { message: "계정을 찾지 못했어요. 이메일을 다시 확인해 주세요.", reaction: { kind: "FOCUS_FIELD" } },
  20002: { message: "지금은 쓸 수 없는 계정이에요. 고객센터로 알려 주세요.", reaction: { kind: "TELL" } },
  20003: { message: "이미 가입한 정보예요. 로그인해 주세요.", reaction: { kind: "LOGIN" } },
  20004: { message: "이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.", reaction: { kind: "FOCUS_FIELD" } },
  20006: { message: "요청을 받지 못했어요. 잠시 후 다시 시도해 주세요.", reaction: { kind: "RETRY" } },
  20007: { message: "이미 보호자 정보가 있어요. 내 정보에서 바꿀 수 있어요.", reaction: { kind: "TELL" } },
  20008: { message: "이미 가입했어요. 로그인해 주세요.", reaction: { kind: "LOGIN" } },
  20009: { message: "학생 정보를 찾지 못했어요. 학생을 다시 골라 주세요.", reaction: { kind: "TELL" } },
  CUSTOM_SMS_SEND_LIMIT_EXCEEDED: { message: "오늘 받을 수 있는 횟수를 넘었어요.", reaction: { kind: "TELL" } },
  CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED: {
    message: "인증번호를 다시 받아 주세요. 다섯 번 틀렸어요.",
    reaction: { kind: "NEW_CODE" },
  },
  SMS_TIME_EXCEED: {
    message: `${PHONE_CODE_MINUTES}분이 지났어요. 인증번호를 다시 받아 주세요.`,
    reaction: { kind: "NEW_CODE" },
  },
  FAIL_CREATE_OR_UPDATE_USER: {
    message: "잠시 후 다시 시도해 주세요. 정보를 저장하지 못했어요.",
    reaction: { kind: "FOCUS_FIELD" },
  },
  INVALID_REQUEST_CREATE_OR_UPDATE_USER: {
    message: "적은 내용을 다시 확인해 주세요. 정보를 저장하지 못했어요.",
    reaction: { kind: "FOCUS_FIELD" },
  },
};
