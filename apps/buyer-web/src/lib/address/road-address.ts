/** One road address. */
export interface RoadAddress {
  readonly postcode: string;
  readonly address: string;
}
