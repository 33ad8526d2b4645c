import type { AppWord } from "@coulisses/shared-domain/publishing/app-switch";
import * as z from "zod";
import { type EncodedText, encodedText } from "../http/encoded-text";

const published = z.looseObject({
  // The browser checks each, and leaves out those it can't use.
  features: z.array(z.unknown()),
  preload: z.record(z.string(), z.array(z.string())).default({}),
  integrity: z.record(z.string(), z.string()).default({}),
  placed: z.record(z.string(), z.string()).default({}),
});

const channel = z.object({
  channel: z.string(),
  version: z.string(),
  percent: z.number().optional(),
  teams: z.array(z.string()).optional(),
});

/** A version that some people get in the place of the one in place. */
export type Channel = z.infer<typeof channel>;

const identity = z.object({
  name: z.string(),
  version: z.string(),
  disabled: z.object({ word: z.string(), ask: z.string() }).optional().catch(undefined),
  channels: z.array(channel).catch([]).default([]),
});

/** `features.json` as the server uses it. */
export type PublishedRegistry = {
  /** The registry for the browser, safe inside a script element. */
  inlined: string;
  preloads: Record<string, string[]>;
  /** The subresource integrity of the apps' files among them, by their address. */
  integrity: Record<string, string>;
  /** Their addresses by content, by those in the folders of the versions. */
  placed: Record<string, string>;
  /** The same for a tab that asks again: without what the browser ignores, compressed once. */
  forBrowser: EncodedText;
  /** The version in place of each app, by name. */
  versions: Record<string, string>;
  /** The channels of each app, by name. */
  channels: Record<string, Channel[]>;
  /** The word for people of each app that is disabled, by name. */
  disabled: Record<string, AppWord>;
};

/** Throws for a text that is no registry. `preload`, `integrity` and `placed` are for the server alone. */
export function readPublishedRegistry(text: string): PublishedRegistry {
  const read = published.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`no registry: ${z.prettifyError(read.error)}`);
  const { preload, integrity, placed, ...forBrowser } = read.data;
  const json = JSON.stringify(forBrowser);
  const inPlace = forBrowser.features.flatMap((entry) => identity.safeParse(entry).data ?? []);
  return {
    inlined: json.replaceAll("<", "\\u003c"),
    preloads: preload,
    integrity,
    placed,
    versions: Object.fromEntries(inPlace.map(({ name, version }) => [name, version])),
    channels: Object.fromEntries(inPlace.map(({ name, channels }) => [name, channels])),
    disabled: Object.fromEntries(
      inPlace.flatMap(({ name, disabled }) => (disabled ? [[name, disabled]] : [])),
    ),
    forBrowser: encodedText(json),
  };
}

/** The files of a path's page: an exact path before one with parameters. */
export function preloadsFor(path: string, preloads: Record<string, string[]>): string[] {
  const address = path.replace(/(.)\/+$/, "$1");
  const exact = preloads[address];
  if (exact) return exact;
  const pattern = Object.keys(preloads).find((candidate) => matches(candidate, address));
  return pattern === undefined ? [] : (preloads[pattern] ?? []);
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split("/");
  const segments = path.split("/");
  return (
    expected.length === segments.length &&
    expected.every((segment, at) => segment.startsWith(":") || segment === segments[at])
  );
}
