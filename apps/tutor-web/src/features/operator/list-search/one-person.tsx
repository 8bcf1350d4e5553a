import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";

/** A list was opened from somebody's page: whose it is, and the way to everybody's. */
export function OnePerson({ whose, onEveryone }: { whose: string; onEveryone: () => void }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="brand">{whose}</Badge>
      <Button variant="text" size="sm" flush onClick={onEveryone}>
        모두 보기
      </Button>
    </p>
  );
}
