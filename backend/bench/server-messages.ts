/** Message of the measured server once it is ready. */
export type Ready = {
  url: string;
  /** Accounts that may edit sheets. */
  emails: string[];
  /** Accounts that may sign in: enough that none meets the limit of sign-ins. */
  everybody: string[];
  password: string;
  sheets: { all: number[]; editable: number[] };
};

/** CPU in microseconds since the process began, memory in bytes. */
export type Usage = { cpu: number; memory: number };

export type ToServer = "usage" | "stop";
export type FromServer = { kind: "ready"; ready: Ready } | { kind: "usage"; usage: Usage };
