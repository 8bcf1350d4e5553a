/** Size of a social-sharing image in pixels. */
export interface SocialImage {
  readonly width: number;
  readonly height: number;
}

/** Paths starting with /learning-type-test use an image of 800x400; all others 1200x630 and 800x800. */
export function socialImages(pathname: string): SocialImage[] {
  if (pathname.startsWith("/learning-type-test")) return [{ width: 800, height: 400 }];
  return [
    { width: 1200, height: 630 },
    { width: 800, height: 800 },
  ];
}
