import { refusal } from "../testing/refusal";
import { checkQuota, type QuotaKind, quotas } from "./quotas";

describe("63 Quotas", () => {
  it("let everything in up to the bound, and nothing more", () => {
    expect(() => checkQuota("gears", 9_999)).not.toThrow();
    expect(() => checkQuota("gears", 10_000)).toThrow(
      refusal(
        `Le festival compte déjà ${(10_000).toLocaleString("fr")} matos : supprime ceux qui ne servent plus, ` +
          "ou demande à qui gère la configuration d'augmenter cette limite",
      ),
    );
  });

  it("are what the festival set, where it set them", () => {
    expect(() => checkQuota("gears", 12_000, { gears: 20_000 })).not.toThrow();
    expect(() => checkQuota("friends", 2, { friends: 2 })).toThrow("Il y a déjà 2 amis : retires-en");
    expect(() => checkQuota("friends", 2, { gears: 2 })).not.toThrow();
  });

  it.each(Object.keys(quotas) as QuotaKind[])("say what one can do about %s", (kind) => {
    const { most, what, remedy } = quotas[kind];
    expect(() => checkQuota(kind, most)).toThrow(`${what} : ${remedy}`);
  });
});
