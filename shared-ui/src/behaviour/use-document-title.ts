import { useEffect } from "react";

/** The tab's title while the calling component is shown. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      // Unless another component has set the title meanwhile.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
