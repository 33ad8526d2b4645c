import { render, screen } from "@testing-library/react";
import { RichText } from "./rich-text";
import { RichTextField } from "./rich-text-field";

// Loads the field's editor beforehand, so that no test waits for it.
beforeAll(() => import("./editor"));

it("shows the tags of a text and nothing else of what it is given", () => {
  const { container } = render(
    <RichText
      html={
        '<h1 class="x">Bal</h1><p onclick="alert(1)">Voir <a href="javascript:alert(1)">le plan</a><script>alert(1)</script><style>p{}</style><br>ici</p>'
      }
    />,
  );
  expect(container.firstElementChild?.innerHTML).toBe("<h1>Bal</h1><p>Voir le plan<br>ici</p>");
});

it("shows nothing for nothing", () => {
  const { container } = render(<RichText html={null} />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});

it("is a text box with the name, the error and the text of its field", async () => {
  render(
    <RichTextField
      label="Description"
      value="<p>Un <strong>grand</strong> bal</p>"
      error="Trop court"
      required
    />,
  );
  const box = await screen.findByRole("textbox", { name: /Description/ });
  expect(box).toHaveAccessibleDescription("Trop court");
  expect(box).toHaveAttribute("aria-required", "true");
  expect(box).toHaveTextContent("Un grand bal");
});

it("changes nothing when the text was only read", async () => {
  const onChange = jest.fn();
  const { unmount } = render(
    <RichTextField label="Description" value="Texte d'une <b>ancienne</b> fiche" onChange={onChange} />,
  );
  expect(await screen.findByRole("textbox")).toHaveTextContent("Texte d'une ancienne fiche");
  unmount();
  expect(onChange).not.toHaveBeenCalled();
});

it("has no toolbar where it is only to be read", async () => {
  render(<RichTextField label="Description" value="<p>Bal</p>" readOnly />);
  expect(await screen.findByRole("textbox")).toHaveAttribute("aria-readonly", "true");
  expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
});
