import { ThemeProvider } from "@coulisses/shared-ui/base";
import { activities, reviewers } from "@coulisses/shared-ui/stories";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MySheets, type MySheetsProps } from "./my-sheets";

const Link = ({ to, className, children }: { to: string; className: string; children: ReactNode }) => (
  <a href={to} className={className}>
    {children}
  </a>
);
const address = { sheet: (id: number) => `/fa/${id}`, mine: "/fa?adherent=1" };

function open(props: Pick<MySheetsProps, "sheets"> & Partial<MySheetsProps>) {
  const onRetry = jest.fn();
  render(
    <ThemeProvider theme="blue-light">
      <MySheets kind="FA" reviewers={reviewers} address={address} Link={Link} onRetry={onRetry} {...props} />
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), onRetry };
}
const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

describe("my sheets on the home page", () => {
  it("are five at most, with the way to all of them", () => {
    open({ sheets: activities(6) });
    expect(links()).toEqual(["/fa/1", "/fa/2", "/fa/3", "/fa/4", "/fa/5", "/fa?adherent=1"]);
    expect(screen.getByRole("link", { name: "Voir mes FAs" })).toBeInTheDocument();
  });

  it("say why they are refused, and by which team where only one refuses", () => {
    const refused = (id: number, reviews: Record<string, "REJECTED" | "APPROVED">) => ({
      id,
      name: "Bal",
      status: "REFUSED" as const,
      reviews,
      refusal: "Trop de monde",
    });
    open({
      sheets: [
        refused(1, { humain: "APPROVED", matos: "REJECTED" }),
        refused(2, { humain: "REJECTED", matos: "REJECTED" }),
      ],
    });
    expect(screen.getByText("Matos : « Trop de monde »")).toBeInTheDocument();
    expect(screen.getByText("« Trop de monde »")).toBeInTheDocument();
  });

  it("are all there when they are five", () => {
    open({ sheets: activities(5) });
    expect(links()).toHaveLength(5);
  });

  it("say that there are none, but not before they have come", () => {
    open({ sheets: undefined });
    expect(screen.queryByText(/Tu n'as aucune/)).not.toBeInTheDocument();
    open({ sheets: [] });
    expect(screen.getByText("Tu n'as aucune FA 🤔")).toBeInTheDocument();
  });

  it("say why they can't come, and try again", async () => {
    const { user, onRetry } = open({ sheets: undefined, error: "Le serveur ne répond pas" });
    expect(screen.getByText("Le serveur ne répond pas")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /Réessayer/ }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("stay in view when only their refresh fails", () => {
    open({ sheets: activities(2), error: "Le serveur ne répond pas" });
    expect(links()).toEqual(["/fa/1", "/fa/2"]);
    expect(screen.queryByText("Le serveur ne répond pas")).not.toBeInTheDocument();
  });
});
