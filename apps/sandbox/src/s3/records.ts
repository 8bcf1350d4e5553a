export interface StoredS3Object {
  body: Buffer;
  contentType: string;
  storedAt: Date;
}
