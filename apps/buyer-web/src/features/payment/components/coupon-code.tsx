import { Button } from "@pkg/ui/button";
import { TextField } from "@pkg/ui/text-field";
import { type FormEvent, useState } from "react";
import type { BenefitControl } from "../use-benefit";

/** The field for a coupon or referral code, with the answer below it. */
export function CouponCode({ benefit }: { benefit: BenefitControl }) {
  const [code, setCode] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const applied = benefit.inForce;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === "");
    if (code.trim() && !benefit.isChecking) void benefit.apply(code.trim());
  };

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label="쿠폰 또는 추천코드"
        labelHidden
        placeholder="코드를 적어 주세요"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        error={isEmpty ? "쓸 코드를 적어 주세요." : benefit.words.error}
        ok={benefit.words.ok}
        onChange={(event) => {
          setCode(event.target.value);
          setEmpty(false);
        }}
        action={
          <Button type="submit" variant="secondary" className="min-h-13" busy={benefit.isChecking} busyLabel="확인해요">
            {applied ? "바꾸기" : "쓰기"}
          </Button>
        }
      />
    </form>
  );
}
