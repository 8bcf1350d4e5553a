/** A picture of one format with only what shows it. Width and height as it is shown. */
export interface CleanedFormat {
  bytes: Buffer;
  width: number;
  height: number;
}
