import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { tokens } from "../../theme/tokens";

/** The pictures of empty states. */
export type PictureName = "calendar" | "money" | "people" | "sheets" | "search";

const useStyles = makeStyles({ picture: { display: "block", height: "auto", maxWidth: "100%" } });

const ink = tokens.colorNeutralForeground3;
const card = tokens.colorNeutralBackground1;
const brand = tokens.colorBrandBackground;
const outlined = { fill: card, stroke: ink, strokeWidth: 2, strokeLinejoin: "round" } as const;
const drawn = { fill: "none", stroke: ink, strokeWidth: 2, strokeLinecap: "round" } as const;

/** The things that stand in the spotlight. */
const scenes: Record<PictureName, ReactNode> = {
  calendar: (
    <>
      <rect x="54" y="36" width="52" height="50" rx="7" {...outlined} />
      <path d="M54 50V43a7 7 0 0 1 7-7h38a7 7 0 0 1 7 7v7z" fill={brand} stroke={ink} strokeWidth="2" />
      <path d="M66 30v10M94 30v10" {...drawn} />
      <path d="M63 58h8v8h-8zm26 12h8v8h-8z" fill={tokens.infoSolid} />
      <path d="M76 58h8v8h-8z" fill={tokens.reviewSolid} />
      <path d="M63 70h8v8h-8zm13 0h8v8h-8zm13-12h8v8h-8z" fill={tokens.colorNeutralStroke2} />
    </>
  ),
  money: (
    <>
      <path d="M52 78v8c0 4 9 6 19 6s19-2 19-6v-8" {...outlined} />
      <path d="M52 66v9c0 4 9 6 19 6s19-2 19-6v-9" {...outlined} />
      <ellipse cx="71" cy="64" rx="19" ry="7" fill={tokens.reviewSolid} stroke={ink} strokeWidth="2" />
      <circle cx="100" cy="50" r="15" fill={tokens.reviewSolid} stroke={ink} strokeWidth="2" />
      <path d="M105 44a7.5 7.5 0 1 0 0 12M92 48h9m-9 4h8" {...drawn} stroke={tokens.solidInk} />
    </>
  ),
  people: (
    <>
      <path d="M44 92c0-13 7-20 15-20s15 7 15 20z" fill={tokens.infoSolid} stroke={ink} strokeWidth="2" />
      <path
        d="M86 92c0-13 7-20 15-20s15 7 15 20z"
        fill={tokens.validatedSolid}
        stroke={ink}
        strokeWidth="2"
      />
      <path d="M62 92c0-16 8-25 18-25s18 9 18 25z" fill={brand} stroke={ink} strokeWidth="2" />
      <circle cx="59" cy="62" r="8" {...outlined} />
      <circle cx="101" cy="62" r="8" {...outlined} />
      <circle cx="80" cy="54" r="10" {...outlined} />
    </>
  ),
  sheets: (
    <>
      <rect x="48" y="40" width="38" height="48" rx="6" {...outlined} transform="rotate(-9 67 64)" />
      <rect x="66" y="34" width="42" height="54" rx="6" {...outlined} />
      <path d="M79 30h16v8H79z" fill={brand} stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <path d="M86 50h14m-14 12h14m-14 12h9" {...drawn} />
      <path d="m72 50 3 3 5-6m-8 15 3 3 5-6" {...drawn} stroke={tokens.validatedInk} strokeWidth="2.5" />
      <circle cx="76" cy="74" r="2.5" fill={tokens.reviewSolid} />
    </>
  ),
  search: (
    <>
      <circle cx="76" cy="54" r="20" fill={card} stroke={ink} strokeWidth="3" />
      <path d="m91 69 16 17" {...drawn} strokeWidth="7" stroke={brand} />
      <path d="M66 54a10 10 0 0 1 10-10" {...drawn} stroke={tokens.infoSolid} strokeWidth="3" />
    </>
  ),
};

/** A small stage under a spotlight, with what the page is about on it. Decoration: the words stand beside it. */
export default function Pictures({ name }: { name: PictureName }) {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 160 104" width="160" height="104" aria-hidden className={styles.picture}>
      <path d="M72 2h16l42 92H30z" fill={brand} opacity=".2" />
      <ellipse cx="80" cy="94" rx="56" ry="7" fill={tokens.colorNeutralStroke2} />
      <path d="m28 34 5 3-5 3z" fill={tokens.reviewSolid} />
      <path d="M134 22h5v5h-5z" fill={tokens.refusedSolid} transform="rotate(20 136 24)" />
      <circle cx="36" cy="62" r="3" fill={tokens.validatedSolid} />
      <circle cx="126" cy="52" r="2.5" fill={tokens.infoSolid} />
      {scenes[name]}
    </svg>
  );
}
