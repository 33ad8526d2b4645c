import { type ReactNode, useState } from "react";
import { Outliving } from "../root/outliving";

type PageSlotsProps = {
  /** Another one is another page. */
  page: string;
  children: ReactNode;
};

/**
 * Two places that pages take in turns. A boundary that catches what a page throws as it leaves shows its content anew:
 * were the next page in the same place, it would leave at once, throw in its turn if its app does so, and so for ever.
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
