import { approvedBy, draft, readyDraft } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { section } from "../../testing/on-sheet";
import { openPage, organiser } from "../../testing/open-page";

const festival = festivalServer();
const NO_NUMBER = "La valeur doit être un nombre entier, au moins de 0";
const security = () => section("Sécurité");
const need = async () => (await security()).findByLabelText("Dispositif de sécurité particulier");
const passes = async () => (await security()).findByLabelText("Nombre de laissez passer");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const kept = () => festival.sheet(1)?.security;

describe("the security of an activity", () => {
  it("is said in words, apart from the free passes", async () => {
    festival.has(draft({ security: { freePass: 4 } }));
    const { user } = openPage("/fa/1");
    await user.click(
      await screen.findByRole("button", { name: "Ajouter : Dispositif de sécurité particulier" }),
    );
    type(await need(), "Deux vigiles\net un extincteur");
    await waitFor(() =>
      expect(kept()).toEqual({ specialNeed: "Deux vigiles\net un extincteur", freePass: 4 }),
    );
  });

  it("is nothing once its text is emptied", async () => {
    festival.has(draft({ security: { specialNeed: "Vigile" } }));
    openPage("/fa/1");
    expect(await need()).toHaveValue("Vigile");
    type(await need(), "   ");
    await waitFor(() => expect(kept()?.specialNeed).toBeNull());
  });

  it("counts free passes from none on", async () => {
    festival.has(draft());
    const { user } = openPage("/fa/1");
    await user.click(await screen.findByRole("button", { name: "Ajouter : Nombre de laissez passer" }));
    expect(await passes()).toHaveValue("0");
    type(await passes(), "12");
    await waitFor(() => expect(kept()?.freePass).toBe(12));
    expect(festival.writes).toEqual(['PATCH security {"freePass":12}']);
  });

  it.each(["-1", "2,5", "douze", ""])(
    "sends no « %s » as a number of passes, and says why",
    async (typed) => {
      festival.has(draft({ security: { freePass: 4 } }));
      openPage("/fa/1");
      type(await passes(), typed);
      expect(await screen.findByText(NO_NUMBER)).toBeInTheDocument();
      type(await passes(), "3");
      await waitFor(() => expect(screen.queryByText(NO_NUMBER)).not.toBeInTheDocument());
      await waitFor(() => expect(kept()?.freePass).toBe(3));
      expect(festival.writes).toHaveLength(1);
    },
  );

  it("is only read once secu has approved, and by those who may not write (FA-38)", async () => {
    festival.has(approvedBy(["secu"], readyDraft({ security: { specialNeed: "Vigile" } })));
    const approved = openPage("/fa/1");
    expect(await (await security()).findByText(/l'équipe Sécu/)).toBeInTheDocument();
    expect(await need()).toHaveAttribute("readonly");
    approved.unmount();
    festival.has(draft({ security: { freePass: 4 } }));
    openPage("/fa/1", { ...organiser, permissions: ["read-fa"] });
    expect(await passes()).toHaveAttribute("readonly");
    expect((await security()).queryByText(/verrouillée/)).not.toBeInTheDocument();
  });
});
