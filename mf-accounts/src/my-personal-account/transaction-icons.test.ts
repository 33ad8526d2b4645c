import * as mdi from "@mdi/js";
import { transactionIcons } from "./transaction-icons";

it("Each kind of transaction is drawn as Material Design does (13.1)", () => {
  expect(transactionIcons).toEqual({
    INITIALIZATION: mdi.mdiRestart,
    DEPOSIT: mdi.mdiTransfer,
    TRANSFER: mdi.mdiSwapVertical,
    BARREL: mdi.mdiGlassMugVariant,
    PROVISIONS: mdi.mdiFood,
    SHARED_MEAL: mdi.mdiFoodVariant,
    EXTERNAL_EVENT: mdi.mdiPartyPopper,
  });
});
