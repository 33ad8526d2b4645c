import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQueueKeys } from "./queue-keys";

const approve = jest.fn();
const next = jest.fn();

function Page({ acts = { approve, next } }: { acts?: Parameters<typeof useQueueKeys>[0] }) {
  useQueueKeys(acts);
  return (
    <>
      <button>Un bouton</button>
      <input aria-label="un texte" />
      <input type="checkbox" aria-label="une case" />
      <a href="#general">Un lien</a>
    </>
  );
}

describe("the keys of a review queue", () => {
  beforeEach(() => {
    approve.mockClear();
    next.mockClear();
  });

  it("give a verdict and go to the next sheet, wherever the focus is", async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.keyboard("{Control>}{Enter}{/Control}");
    await user.tab();
    expect(screen.getByRole("button")).toHaveFocus();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(approve).toHaveBeenCalledTimes(1);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it.each(["un texte", "une case"])("are the browser's in %s", async (label) => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByLabelText(label));
    await user.keyboard("{Control>}{Enter}{/Control}{Shift>}{ArrowRight}{/Shift}");
    expect(approve).not.toHaveBeenCalled();
    expect(next).not.toHaveBeenCalled();
  });

  it("leave Ctrl + Enter to a link, which opens in a tab", async () => {
    const user = userEvent.setup();
    render(<Page />);
    screen.getByRole("link").focus();
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(approve).not.toHaveBeenCalled();
  });

  it("act once while a key is held down, and never behind a dialog", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page />);
    await user.keyboard("{Shift>}{ArrowRight>3/}{/Shift}");
    expect(next).toHaveBeenCalledTimes(1);
    rerender(
      <>
        <Page />
        <div role="dialog" aria-modal="true" />
      </>,
    );
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(next).toHaveBeenCalledTimes(1);
  });

  it("do nothing for what can't be done now", async () => {
    const user = userEvent.setup();
    render(<Page acts={{ approve: undefined, next }} />);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(approve).not.toHaveBeenCalled();
  });
});
