import { refused } from "@coulisses/shared-domain/festival-error";
import type { AskedHours } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { screen, waitFor, within } from "@testing-library/react";
import { availabilitiesServer } from "../testing/availabilities-server";
import { written } from "../testing/availability-samples";
import { openPage } from "../testing/open-page";

const festival = availabilitiesServer();
const evening = { ...written("2026-05-15", 20, 24), charisma: 90 };
const morning = { ...written("2026-05-16", 8, 10), charisma: 0 };
let asked: AskedHours;
beforeEach(() => {
  asked = [evening, morning];
  festival.answers({
    availabilityCall: {
      readOwn: () =>
        asked.filter(
          ({ start }) => !festival.kept.given.some((one) => one.start <= start && start < one.end),
        ),
      decline: ({ body: { start } }) => (asked = asked.filter((one) => one.start !== start)),
    },
  });
});

const open = () => openPage("/availabilities?day=2026-05-15");
const asking = async (name: string) =>
  within(
    await within(await screen.findByRole("list", { name: "Heures où on t'appelle" })).findByRole("listitem", {
      name,
    }),
  );
const friday = "vendredi 15 mai, 20h - 0h";
const saturday = "samedi 16 mai, 8h - 10h";

describe("The hours that one is called for", () => {
  it("stand on top of the page with what they earn, and nowhere when nobody calls", async () => {
    const first = open();
    expect((await asking(friday)).getByText("90 points de charisme")).toBeVisible();
    expect((await asking(saturday)).queryByText(/charisme/)).not.toBeInTheDocument();
    first.unmount();
    asked = [];
    open();
    expect(await screen.findByText("Mon Charisme : 100 😎")).toBeVisible();
    expect(screen.queryByText("On manque de monde")).not.toBeInTheDocument();
  });

  it("are given by one press, like any availability", async () => {
    const { user, messages } = open();
    await user.click((await asking(friday)).getByRole("button", { name: "Je suis disponible" }));
    await waitFor(() => expect(messages()).toEqual([`Merci ! Tu es disponible ${friday}`]));
    expect(festival.kept.given).toEqual([written("2026-05-15", 20, 24)]);
    await waitFor(() => expect(screen.queryByRole("listitem", { name: friday })).not.toBeInTheDocument());
    expect(
      await screen.findByRole("button", { name: /^vendredi 15 mai, 20h - 21h, 10 points, enregistré/ }),
    ).toBeVisible();
    expect((await asking(saturday)).getByRole("button", { name: "Je suis disponible" })).toBeVisible();
  });

  it("are declined by one press, and give nothing", async () => {
    const { user, messages } = open();
    await user.click((await asking(friday)).getByRole("button", { name: "Je ne peux pas" }));
    await waitFor(() => expect(messages()).toEqual(["C'est noté, on ne te le demandera plus"]));
    expect(festival.kept.given).toEqual([]);
    await waitFor(() => expect(screen.queryByRole("listitem", { name: friday })).not.toBeInTheDocument());
    expect((await asking(saturday)).getByRole("button", { name: "Je ne peux pas" })).toBeVisible();
  });

  it("stay when the answer is refused, with the reason", async () => {
    festival.answers({
      availability: {
        add: () => {
          throw refused("500 disponibilités au plus");
        },
      },
    });
    const { user, messages } = open();
    const own = await asking(friday);
    await user.click(own.getByRole("button", { name: "Je suis disponible" }));
    expect(await own.findByRole("alert")).toHaveTextContent("500 disponibilités au plus");
    await waitFor(() => expect(messages()).toEqual([]));
  });
});
