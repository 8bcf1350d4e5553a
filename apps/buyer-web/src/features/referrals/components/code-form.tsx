import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import Form from "next/form";

/** A code that somebody was told, by hand. */
export function CodeForm({ typed }: { typed: string }) {
  return (
    <Form action="/referral/referee" className="grid gap-3">
      <TextField
        name="code"
        label="추천코드"
        defaultValue={typed}
        placeholder="영문 8자"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
      />
      <Button type="submit" size="lg" full>
        코드 확인하기
      </Button>
    </Form>
  );
}
