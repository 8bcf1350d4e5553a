import { HairBack, HairFront } from "./hair";
import { type PortraitGender, portraitLook } from "./palette";

const INK = "#3b3733";

/** The drawn person, without the frame. */
function Drawing({ seed, gender }: Pick<PortraitProps, "seed" | "gender">) {
  const look = portraitLook(seed, gender);
  return (
    <svg viewBox="0 0 96 110" fill="none" aria-hidden="true" className="block size-full forced-color-adjust-none">
      <path fill={look.background} d="M0 0h96v110H0z" />
      <HairBack style={look.style} fill={look.hair} />
      <path d="M8 112c0-22 16-29 40-29s40 7 40 29z" fill={look.top} />
      <path d="M40 66h16v16a8 8 0 0 1-16 0z" fill={look.skin} />
      <path d="M40 72q8 7 16 0v3q-8 7-16 0z" fill="#000" opacity=".07" />
      <rect x="29" y="29" width="38" height="46" rx="19" fill={look.skin} />
      <circle cx="40.5" cy="53" r="1.9" fill={INK} />
      <circle cx="55.5" cy="53" r="1.9" fill={INK} />
      <path d="M43 62.5q5 4 10 0" stroke={INK} strokeWidth="1.9" strokeLinecap="round" />
      {look.glasses ? (
        <g stroke={INK} strokeWidth="1.5">
          <circle cx="40.5" cy="53" r="5.4" />
          <circle cx="55.5" cy="53" r="5.4" />
          <path d="M45.9 52.5q2.1-1 4.2 0" />
        </g>
      ) : null}
      <HairFront style={look.style} fill={look.hair} />
    </svg>
  );
}

export type PortraitProps = {
  /** Selects the drawing; `seedOf(id)` derives one from an id. */
  seed: number;
  /** Of the drawn person, where it is known. */
  gender?: PortraitGender | undefined;
  /** A photo, shown in the same frame. */
  src?: string;
  /** Usually empty, since the name is next to it. */
  alt?: string;
  /** Width in pixels; 64 px wide is 73 px high. */
  width?: number;
  className?: string;
};

/** A person in a seat frame: the photo, or a drawing from the seed; never a grey placeholder. */
export function Portrait({ seed, gender, src, alt = "", width = 64, className }: PortraitProps) {
  const height = Math.round(width * 1.14);
  return (
    <span className={`seat-frame block shrink-0 ${className ?? ""}`} style={{ width, height }}>
      {src ? (
        // A plain img: the kit is independent of the framework, and the frame has a fixed size.
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Drawing seed={seed} gender={gender} />
      )}
    </span>
  );
}
