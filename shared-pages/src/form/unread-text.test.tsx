import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { rules, useForm } from "../forms";

const send = jest.fn(() => Promise.resolve(undefined));

/** A field that reads its text when its validity is checked, as `useTyped` of shared-ui does. */
function Count({ onRead }: { onRead: (count: number) => void }) {
  const [text, setText] = useState("2");
  const [isTried, setTried] = useState(false);
  const count = Number(text);
  return (
    <input
      aria-label="Nombre"
      aria-invalid={isTried && Number.isNaN(count)}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        target.setCustomValidity("À lire");
      }}
      onInvalid={({ currentTarget }) => {
        setTried(true);
        if (Number.isNaN(count)) return;
        currentTarget.setCustomValidity("");
        onRead(count);
      }}
    />
  );
}

function LoanForm() {
  const { container, setValue, submit, dirty } = useForm<{ count: number }>({
    initialValues: { count: 2 },
    schema: rules<{ count: number }>({}),
    send,
  });
  return (
    <div ref={container}>
      <Count onRead={(count) => setValue("count", count)} />
      <button onClick={submit}>Enregistrer</button>
      {dirty && "modifié"}
    </div>
  );
}

it("a form reads what is typed before it leaves, and does not leave with a text that no field can read", async () => {
  render(<LoanForm />);
  const count = screen.getByLabelText("Nombre");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.type(count, "kg");
  expect(screen.getByText("modifié")).toBeInTheDocument();
  await save();
  await waitFor(() => expect(count).toHaveFocus());
  expect(count).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(count, "{Backspace}{Backspace}5");
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ count: 25 }));
});
