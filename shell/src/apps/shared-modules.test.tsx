import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { registryWith, renderInSite, testLoader } from "../testing/test-site";
import { SharedModules } from "./shared-modules";

test("each shared module is shown once, with who provides it and who takes it", async () => {
  const shared = ["react", "@coulisses/shared-ui/data"];
  const registry = registryWith({ needs: { "/fa": { files: [], shared }, card: { files: [], shared } } });
  await renderInSite(<SharedModules />, { loader: testLoader({ registry }) });
  await userEvent.click(screen.getByText("Voir les modules"));
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows).toHaveLength(2);
  const row = within(screen.getByRole("row", { name: /shared-ui\/data/ }));
  expect(row.getByText(/^le site/)).toBeVisible();
  expect(row.getByText("mf-activities")).toBeVisible();
});
