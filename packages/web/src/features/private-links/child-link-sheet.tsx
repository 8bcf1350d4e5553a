import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { encode } from "uqr";
import { QrCode } from "../../platform/page/qr-code";
import { PrivateLink } from "./private-link";
import { useChildLink } from "./queries";

type ChildLinkSheetProps = {
  student: { id: string; name: string };
  open: boolean;
  onClose: () => void;
};

/** The sheet with the way in for a child's own device: a QR code and the same address. */
export default function ChildLinkSheet({ student, open, onClose }: ChildLinkSheetProps) {
  const link = useChildLink(student.id);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={`${student.name} 학생 기기로 들어가기`}
      description="아이 기기에서 QR을 찍으면 로그인 없이 이 아이의 수업방과 숙제만 열려요. 결제와 다른 정보는 보이지 않아요."
    >
      <div className="mt-3">
        <PrivateLink link={link} name="아이 기기 주소">
          {(url) => (
            <QrCode rows={rowsOf(url)} label={`${student.name} 학생 기기로 여는 QR 코드`} className="mx-auto size-52" />
          )}
        </PrivateLink>
      </div>
    </BottomSheet>
  );
}

const rowsOf = (url: string): string[] =>
  encode(url).data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
