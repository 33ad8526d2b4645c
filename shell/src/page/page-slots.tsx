import { type ReactNode, useState } from "react";
import { Outliving } from "../root/outliving";

type PageSlotsProps = {
  /** A change means another page. */
  page: string;
  children: ReactNode;
};

/**
 * Shows pages in two error boundaries, in turns. React remounts the content of a boundary that catches an error of an
 * unmounting page. In one boundary for all, the next page would be unmounted at once, and loop if it throws as well.
 */
export function PageSlots({ page, children }: PageSlotsProps) {
  const [shown, setShown] = useState({ page, slot: 0 });
  const isSame = shown.page === page;
  const slot = isSame ? shown.slot : 1 - shown.slot;
  if (!isSame) setShown({ page, slot });
  return (
    <>
      <Outliving>{slot === 0 && children}</Outliving>
      <Outliving>{slot === 1 && children}</Outliving>
    </>
  );
}
