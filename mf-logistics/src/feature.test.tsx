// Ends the session that the pages start: its channel would keep the process alive.
import "@coulisses/shared-auth/testing";
import { checkFeature } from "@coulisses/federation/testing";
import declaration from "../feature.json";
import feature from "./feature";

checkFeature(feature, declaration);

test.each(Object.entries(feature.pages))("%s has its page", async (_, load) => {
  expect((await load()).default).toEqual(expect.any(Function));
});
