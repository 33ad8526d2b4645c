import { fakeToken, festivalServer } from "@coulisses/shared-auth/testing";
import { defaultRegisterForm } from "@coulisses/shared-domain/registration/registration";

type Registration = { token?: string; newcomer: Record<string, unknown> };

/** The configuration of a festival that refuses the addresses of its school. */
export const ofASchool = { key: "festival", version: 1, value: { schoolDomain: "insa-lyon.fr" } };

/** The server of a registration, which takes each one and logs it in. */
export function registrationServer() {
  const festival = festivalServer({
    registration: { register: () => undefined },
    auth: { logIn: () => ({ accessToken: fakeToken({ userId: 77 }) }) },
    configuration: {
      list: () => [ofASchool],
      read: ({ key }) => ({ key, version: 1, value: { description: defaultRegisterForm } }),
    },
  });
  const call = "POST registrations ";
  const registered = () =>
    festival.writes
      .filter((write) => write.startsWith(call))
      .map((write) => JSON.parse(write.slice(call.length)) as Registration);
  return { ...festival, registered };
}
