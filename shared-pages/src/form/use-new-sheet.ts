import { refusalOf } from "@coulisses/shared-auth";
import { useNavigate } from "react-router-dom";
import type { FormOptions } from "./form";
import { useForm } from "./use-form";

/** A form whose sending creates a sheet. */
type NewSheetOptions<Values extends object> = Omit<FormOptions<Values>, "send" | "onSent"> & {
  create: (values: Values) => Promise<{ data?: { id: number } | undefined; error?: unknown }>;
  /** Path of the sheets; the new one opens below it. */
  path: string;
  onClose: () => void;
};

/** The form that creates a sheet and then opens it, with the props that it gives its dialog. */
export function useNewSheet<Values extends object>({
  create,
  path,
  onClose,
  ...options
}: NewSheetOptions<Values>) {
  const navigate = useNavigate();
  const form = useForm<Values>({
    ...options,
    isProposed: true,
    send: async (values) => {
      const answer = await create(values);
      return answer.data ? open(answer.data.id) : refusalOf(answer);
    },
  });
  const open = (id: number) => () => void navigate(`${path}/${String(id)}`);
  return { form, dialog: { form, size: "small", onClose } as const };
}
