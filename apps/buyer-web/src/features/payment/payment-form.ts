import type { TabletType } from "@pkg/domain";
import { type CardFields, EMPTY_CARD } from "@/lib/card/validate-card";

/** The choice of paying with a card that is keyed in; any other choice is the id of a stored method. */
export const NEW_CARD = "NEW_CARD";

/** What the buyer has entered on the payment page, without the card: this may be kept. */
export type KeptForm = {
  tabletType: TabletType | null;
  postcode: string;
  address: string;
  addressDetail: string;
  methodId: string;
  /** 1 is a lump sum. */
  cardQuota: number;
  /** Keys of the terms that are ticked. */
  agreed: string[];
};

/** The whole form. The card never leaves component state but for the order itself. */
export type PaymentForm = KeptForm & CardFields;

/** Nothing entered yet, in the order of the page: the first wrong field takes the focus. */
export const EMPTY_FORM: PaymentForm = {
  tabletType: null,
  address: "",
  addressDetail: "",
  postcode: "",
  methodId: NEW_CARD,
  ...EMPTY_CARD,
  cardQuota: 1,
  agreed: [],
};

/** The part that may be kept. */
export function withoutCard(form: PaymentForm): KeptForm {
  const { tabletType, postcode, address, addressDetail, methodId, cardQuota, agreed } = form;
  return { tabletType, postcode, address, addressDetail, methodId, cardQuota, agreed };
}

/** The part that may not. */
export function cardOf({ cardNumber, cardExpiry, cardPassword, birthdayOrCompanyNumber }: PaymentForm): CardFields {
  return { cardNumber, cardExpiry, cardPassword, birthdayOrCompanyNumber };
}
