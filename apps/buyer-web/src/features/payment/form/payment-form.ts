import { isWallet, type TabletType, type Wallet } from "@pkg/domain";
import { type CardFields, EMPTY_CARD } from "@/lib/card/validate-card";

/** The choice of a keyed-in card; any other value is a wallet, or the id of a stored method. */
export const NEW_CARD = "NEW_CARD";

/** The wallet that was chosen; null for a card or a stored method. */
export function walletOf(methodId: string): Wallet | null {
  return isWallet(methodId) ? methodId : null;
}

/** The payment form without card data: this part may be stored. */
export type StoredForm = {
  tabletType: TabletType | null;
  postcode: string;
  address: string;
  addressDetail: string;
  methodId: string;
  /** In months; 1 is a lump sum. */
  cardQuota: number;
  /** Keys of the accepted terms. */
  agreed: string[];
};

/** The whole form. Card data leaves component state only in the order request; `keepCard` keeps a wallet as well. */
export type PaymentForm = StoredForm & CardFields & { keepCard: boolean };

/** The empty form, in page order: the first invalid field gets the focus. */
export const EMPTY_FORM: PaymentForm = {
  tabletType: null,
  address: "",
  addressDetail: "",
  postcode: "",
  methodId: NEW_CARD,
  ...EMPTY_CARD,
  cardQuota: 1,
  keepCard: false,
  agreed: [],
};

/** The part that may be stored. */
export function withoutCard(form: PaymentForm): StoredForm {
  const { tabletType, postcode, address, addressDetail, methodId, cardQuota, agreed } = form;
  return { tabletType, postcode, address, addressDetail, methodId, cardQuota, agreed };
}

/** The part that may not be stored. */
export function cardOf({ cardNumber, cardExpiry, cardPassword, birthdayOrCompanyNumber }: PaymentForm): CardFields {
  return { cardNumber, cardExpiry, cardPassword, birthdayOrCompanyNumber };
}
