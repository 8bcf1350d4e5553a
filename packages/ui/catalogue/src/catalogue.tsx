import { ToastHost } from "../../src/toast";
import { AgreementSheet } from "./sheets/agreement-sheet";
import { ArtSheet } from "./sheets/art-sheet";
import { BrandSheet } from "./sheets/brand-sheet";
import { ButtonSheet } from "./sheets/button-sheet";
import { ChoiceSheet } from "./sheets/choice-sheet";
import { ColourSheet } from "./sheets/colour-sheet";
import { FieldSheet } from "./sheets/field-sheet";
import { FrameSheet } from "./sheets/frame-sheet";
import { GridSheet } from "./sheets/grid-sheet";
import { LedgerSheet } from "./sheets/ledger-sheet";
import { ListSheet } from "./sheets/list-sheet";
import { OverlaySheet } from "./sheets/overlay-sheet";
import { ProductSheet } from "./sheets/product-sheet";
import { StateSheet } from "./sheets/state-sheet";
import { StepSheet } from "./sheets/step-sheet";
import { TutorSheet } from "./sheets/tutor-sheet";
import { TypeSheet } from "./sheets/type-sheet";
import { WideSheet } from "./sheets/wide-sheet";

/** Shows every component in all its states. */
export function Catalogue() {
  return (
    <div className="min-h-dvh bg-sunken">
      <FrameSheet>
        <h1 className="sr-only">컴포넌트 목록</h1>
        <div className="mx-auto max-w-320 p-4 lg:columns-3 lg:gap-6 lg:p-12">
          <BrandSheet />
          <ColourSheet />
          <TypeSheet />
          <ButtonSheet />
          <ChoiceSheet />
          <FieldSheet />
          <AgreementSheet />
          <StepSheet />
          <LedgerSheet />
          <ProductSheet />
          <TutorSheet />
          <GridSheet />
          <ListSheet />
          <OverlaySheet />
          <StateSheet />
          <ArtSheet />
        </div>
        <div className="mx-auto max-w-320 px-4 lg:px-12">
          <WideSheet />
        </div>
      </FrameSheet>
      <ToastHost />
    </div>
  );
}
