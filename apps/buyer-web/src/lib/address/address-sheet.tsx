import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { lazyPart } from "@pkg/ui/lazy-part";
import type { RoadAddress } from "./road-address";

const AddressFinder = lazyPart(() => import("./address-finder"));

type AddressSheetProps = {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  onChoose: (address: RoadAddress) => void;
};

/** The address search in a sheet; its code and data load when first opened. */
export function AddressSheet({ open, onClose, onClosed, onChoose }: AddressSheetProps) {
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="주소 찾기"
      description="도로명이나 건물 이름으로 찾고, 없으면 직접 적어 주세요."
    >
      {open ? <AddressFinder onChoose={onChoose} /> : null}
    </BottomSheet>
  );
}
