import { useState } from "react";

/**
 * A question that stands between a form and what it sends: `isSure` shows it and waits for its answer, `question` is
 * what is asked for now.
 */
export function useSure<Asked extends object>() {
  const [question, setQuestion] = useState<Asked & { answer: (isSure: boolean) => void }>();
  const isSure = (asked: Asked) =>
    new Promise<boolean>((resolve) => {
      const answer = (sure: boolean) => {
        setQuestion(undefined);
        resolve(sure);
      };
      setQuestion({ ...asked, answer });
    });
  return { question, isSure };
}
