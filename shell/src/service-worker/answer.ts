import { find, isOfType, put, type Shelf } from "./keep";

/** What goes on once the answer is given; the worker stays awake for it. */
export type Background = (work: Promise<unknown>) => void;

type Options = { shelf: Shelf; address: string; types: RegExp; background: Background };

/** What never changes is fetched once. */
export async function keptFirst(request: Request, { shelf, address, types, background }: Options): Promise<Response> {
  const kept = await find(shelf, address);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (isOfType(fetched, types)) background(put(shelf, address, fetched.clone()));
  return fetched;
}

/** What may change is given as it was last time, and fetched for the next one. */
export async function keptThenFresh(request: Request, options: Options): Promise<Response> {
  const { shelf, address, types, background } = options;
  const kept = await find(shelf, address);
  const fetching = fetch(request).then(async (fetched) => {
    if (isOfType(fetched, types)) await put(shelf, address, fetched.clone());
    return fetched;
  });
  if (kept === undefined) return fetching;
  background(fetching.catch(() => undefined));
  return kept;
}

export type FreshOptions = Options & {
  /** Milliseconds after which what is kept does. @default as long as the network takes */
  patience?: number;
  /** What the browser had begun to fetch by itself. */
  begun?: Promise<Response | undefined>;
};

/** A gateway whose server is away: as good as no answer. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** The network's answer when there is one, else what is kept; rejects when there is neither. */
export async function freshFirst(request: Request, options: FreshOptions): Promise<Response> {
  const { shelf, address, types, background, patience, begun } = options;
  const fetching = Promise.resolve(begun).then((answer) => answer ?? fetch(request));
  // Before anybody else reads the answer, or there would be nothing left to copy.
  background(
    fetching.then(
      (fetched) => (isOfType(fetched, types) ? put(shelf, address, fetched.clone()) : undefined),
      () => undefined,
    ),
  );
  const tooLate = patience === undefined ? [] : [after(patience)];
  const fetched = await Promise.race([fetching.catch(() => undefined), ...tooLate]);
  if (fetched !== undefined && !isAway(fetched)) return fetched;
  return (await find(shelf, address)) ?? fetched ?? fetching;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
}
