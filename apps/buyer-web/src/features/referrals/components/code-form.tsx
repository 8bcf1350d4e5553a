"use client";

import { TEXT_LENGTHS } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import Form from "next/form";
import { useRef, useState } from "react";

/** A code that somebody was told, by hand. */
export function CodeForm({ typed }: { typed: string }) {
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Form
      action="/referral/referee"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        if (field.current?.value.trim()) return;
        event.preventDefault();
        setMissing(true);
        field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        name="code"
        label="추천코드"
        defaultValue={typed}
        placeholder="영문 8자"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TEXT_LENGTHS.benefitCode.max}
        error={isMissing ? "받은 추천코드를 적어 주세요." : undefined}
        onChange={() => setMissing(false)}
      />
      <Button type="submit" size="lg" full>
        코드 확인하기
      </Button>
    </Form>
  );
}
