import type { TabletType } from "@pkg/domain";
import type { CardFieldName, CardFields } from "@/lib/card/validate-card";

/** The choice of paying with a card that is keyed in; any other choice is the id of a stored method. */
export const NEW_CARD = "NEW_CARD";

/** What the buyer has entered on the payment page, without the card: this may be kept. */
export interface KeptForm {
  readonly tabletType: TabletType | null;
  readonly postcode: string;
  readonly address: string;
  readonly addressDetail: string;
  readonly methodId: string;
  /** 1 is a lump sum. */
  readonly cardQuota: number;
  /** Keys of the terms that are ticked. */
  readonly agreed: readonly string[];
}

/** The whole form. The card never leaves component state but for the order itself. */
export interface PaymentForm extends KeptForm {
  readonly card: CardFields;
}

export const EMPTY_FORM: KeptForm = {
  tabletType: null,
  postcode: "",
  address: "",
  addressDetail: "",
  methodId: NEW_CARD,
  cardQuota: 1,
  agreed: [],
};

/** A change of the form. */
export type PaymentFormAction =
  | { readonly type: "SET"; readonly values: Partial<KeptForm> }
  | { readonly type: "SET_CARD"; readonly name: CardFieldName; readonly value: string };
