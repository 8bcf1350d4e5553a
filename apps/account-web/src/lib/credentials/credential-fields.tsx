"use client";

import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import { TextField, type TextFieldProps } from "@pkg/ui/text-field";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";

type CredentialFieldProps = Omit<TextFieldProps, "type" | "label" | "right">;

/** The e-mail address to log in with. */
export function EmailField(props: CredentialFieldProps) {
  return (
    <TextField
      {...props}
      label="이메일"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="name@example.com"
    />
  );
}

type PasswordFieldProps = CredentialFieldProps & {
  label: string;
  autoComplete: "current-password" | "new-password";
};

/** What a new password must be, below its field. */
export const NEW_PASSWORD_HELP = "8자 이상으로 정해 주세요. 흔한 비밀번호와 이메일 아이디는 안 돼요.";

/** A password with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      right={
        <IconButton
          label={shown ? "비밀번호 숨기기" : "비밀번호 보기"}
          onClick={() => setShown(!shown)}
          className="-mr-2.5 text-fg-3"
        >
          <Icon of={shown ? EyeOff : Eye} size={20} />
        </IconButton>
      }
    />
  );
}
