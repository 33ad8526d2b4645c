import { answeredTeams, fakeToken, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import { defaultRegisterForm } from "@coulisses/shared-domain/registration/registration";

type Registration = { token?: string; newcomer: Record<string, unknown> };

/** The server of a registration: records its requests and answers them. */
export function registrationServer() {
  const kept = keptState(() => ({
    registered: [] as Registration[],
    /** Answers the next registrations; undefined accepts them. */
    refuse: (): Response | undefined => undefined,
    /** Welcome text of the configuration. */
    description: defaultRegisterForm as string | null,
    /** Present name of the team. */
    kfet: "Kfet",
  }));
  const festival = festivalServer({
    registration: {
      register: async ({ request }) => {
        kept.registered.push((await request.json()) as Registration);
        return kept.refuse();
      },
    },
    auth: { logIn: () => ({ accessToken: fakeToken({ userId: 77 }) }) },
    team: {
      list: () => answeredTeams.map((team) => (team.code === "kfet" ? { ...team, name: kept.kfet } : team)),
    },
    configuration: {
      read: ({ key }) => ({
        key,
        version: 1,
        value: kept.description && { description: kept.description },
      }),
    },
  });
  return { ...festival, kept };
}
