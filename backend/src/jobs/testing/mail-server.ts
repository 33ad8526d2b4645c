import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail that the server accepted: its envelope, its source, and its content as a reader shows it. */
type ReceivedMail = { from: string; to: string[]; source: string; mail: Email };

/**
 * `busy`: 451, try later · `unknown`: 550, no such address · `wrong password`: 535, at login · `stalled`: it
 * never speaks · `cut`: the connection ends before the mail is accepted.
 */
export type Mood = "taking" | "busy" | "unknown" | "wrong password" | "stalled" | "cut";

export type MailServer = {
  url: string;
  /** The accepted mails, in order. */
  received: ReceivedMail[];
  /** The number of connections. */
  visits(): number;
  /** Changes how it treats the next connections. */
  be(mood: Mood): void;
  close(): Promise<void>;
};

const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A mail server that accepts mails, unless it is set to another mood. */
export async function mailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let visits = 0;
  let mood: Mood = "taking";

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 0,
    onConnect(_session, done) {
      visits += 1;
      if (mood !== "stalled") done();
    },
    onAuth(_login, _session, done) {
      done(mood === "wrong password" ? answer(535, "5.7.8 bad credentials") : null, { user: "coulisses" });
    },
    onRcptTo(_address, _session, done) {
      if (mood === "busy") done(answer(451, "4.3.2 try again later"));
      else if (mood === "unknown") done(answer(550, "5.1.1 mailbox unavailable"));
      else done();
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      if (mood === "cut") {
        for (const socket of sockets) socket.destroy();
        return;
      }
      void (async () => {
        const source = await buffer(stream);
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: source.toString(),
          mail: await PostalMime.parse(source),
        });
        done();
      })();
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://coulisses:secret@127.0.0.1:${String(port)}`,
    received,
    visits: () => visits,
    be: (now) => (mood = now),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
