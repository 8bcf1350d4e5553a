const STATUS = {
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  FAILED_PRECONDITION: 400,
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
} as const;

/** An error as Firestore answers it. */
export class FirestoreRefusal extends Error {
  override readonly name = "FirestoreRefusal";
  readonly code: number;
  readonly status: keyof typeof STATUS;

  constructor(status: keyof typeof STATUS) {
    super(status);
    this.status = status;
    this.code = STATUS[status];
  }

  toBody() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}
