import { useState } from "react";

/**
 * A confirmation between a form and its request: `isSure` shows the question and waits for the answer,
 * `question` is the one shown now.
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
