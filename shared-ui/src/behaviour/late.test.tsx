import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { late } from "./late";

const Plan = ({ day }: { day: string }) => <p>Le plan du {day}</p>;
type Code = { default: typeof Plan };
const lost = () => Promise.reject<Code>(new Error("Loading chunk 12 failed."));

const planOf = (load: () => Promise<Code>) =>
  late(load, {
    waiting: ({ day }) => <p>Chargement du {day}</p>,
    failed: ({ day }, retry) => <button onClick={retry}>Recharger le {day}</button>,
  });

describe("A part whose code comes late", () => {
  it("shows what stands for it meanwhile, then comes, and at once the next time", async () => {
    const load = jest.fn(() => Promise.resolve({ default: Plan }));
    const LatePlan = planOf(load);
    const first = render(<LatePlan day="vendredi" />);
    expect(screen.getByText("Chargement du vendredi")).toBeVisible();
    expect(await screen.findByText("Le plan du vendredi")).toBeVisible();
    first.unmount();
    render(<LatePlan day="samedi" />);
    expect(screen.getByText("Le plan du samedi")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("that does not come says so in its place, and really tries again", async () => {
    const load = jest.fn(lost);
    const LatePlan = planOf(load);
    render(<LatePlan day="vendredi" />);
    await userEvent.click(await screen.findByRole("button", { name: "Recharger le vendredi" }));
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue({ default: Plan });
    await userEvent.click(await screen.findByRole("button", { name: "Recharger le vendredi" }));
    expect(await screen.findByText("Le plan du vendredi")).toBeVisible();
  });

  it("is there from the start where it was fetched ahead; a failure of that is the caller's", async () => {
    const load = jest.fn(lost);
    const LatePlan = planOf(load);
    await expect(LatePlan.prefetch()).rejects.toThrow("Loading chunk 12 failed.");
    load.mockResolvedValue({ default: Plan });
    await act(() => LatePlan.prefetch());
    render(<LatePlan day="vendredi" />);
    expect(screen.getByText("Le plan du vendredi")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
