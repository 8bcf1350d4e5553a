import { HeroArt } from "../../../src/art";
import { Sheet } from "../sheet";

export function ArtSheet() {
  return (
    <Sheet title="그림">
      <HeroArt />
    </Sheet>
  );
}
