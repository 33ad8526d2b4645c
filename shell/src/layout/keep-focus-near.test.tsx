import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { keepFocusNear } from "./keep-focus-near";

let end: () => void;
function open(page: ReactNode) {
  const user = userEvent.setup();
  render(<main>{page}</main>);
  end = keepFocusNear(screen.getByRole("main"));
  return { user };
}
afterEach(() => end());

const button = (name: string) => screen.getByRole("button", { name });

function Review() {
  const [approved, setApproved] = useState<string[]>([]);
  return (
    <>
      <button>Sommaire</button>
      {["matos", "elec"].map((team) => (
        <div key={team}>
          <button disabled={approved.includes(team)} onClick={() => setApproved([...approved, team])}>
            {`Approuver pour ${team}`}
          </button>
        </div>
      ))}
      <button>Commenter</button>
    </>
  );
}

function Candidates() {
  const [names, setNames] = useState(["Ada", "Grace", "Radia"]);
  return (
    <section>
      <h2>Candidatures</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => setNames(names.filter((one) => one !== name))}>{`Enrôler ${name}`}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Replacement() {
  const [asked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const send = () => {
    setAsked(true);
    setTimeout(() => setOpen(false));
  };
  return (
    <div>
      <div>
        {!asked && <button onClick={() => setOpen(true)}>Demander</button>}
        {asked && <button>Annuler ma demande</button>}
      </div>
      {isOpen &&
        createPortal(
          <div data-portal-node="true">
            {/* As a dialog does. */}
            <button ref={(sender) => sender?.focus()} onClick={send}>
              Envoyer
            </button>
          </div>,
          document.body,
        )}
    </div>
  );
}

let answer: () => void;
function Saved() {
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    answer = () => setSaving(false);
  };
  return (
    <div>
      <button disabled={isSaving} onClick={save}>
        Enregistrer
      </button>
      <button>Suivant</button>
    </div>
  );
}

describe("A person at the keyboard", () => {
  it("is at the next thing to do when a button can't be pressed any more", async () => {
    const { user } = open(<Review />);
    await user.tab();
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button("Approuver pour elec")).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button("Commenter")).toHaveFocus());
  });

  it("goes through a list whose rows leave, down to its last one, then up", async () => {
    const { user } = open(<Candidates />);
    await user.tab();
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button("Enrôler Radia")).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button("Enrôler Ada")).toHaveFocus());
  });

  it("is at what came in place of the button that opened a dialog, once it closes", async () => {
    const { user } = open(<Replacement />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(button("Envoyer")).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button("Annuler ma demande")).toHaveFocus());
  });

  it("is at the same button again when it could not be pressed for a while only", async () => {
    const { user } = open(<Saved />);
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button("Suivant")).toHaveFocus());
    act(() => answer());
    await waitFor(() => expect(button("Enregistrer")).toHaveFocus());
  });
});

it("the focus of a person with a mouse or a finger is left alone: no keyboard opens on a phone", async () => {
  const { user } = open(<Review />);
  await user.click(button("Approuver pour matos"));
  expect(button("Approuver pour matos")).toBeDisabled();
  expect(button("Approuver pour elec")).not.toHaveFocus();
});
