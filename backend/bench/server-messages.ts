/** What the measured server answers when it is ready. */
export type Ready = {
  url: string;
  /** Who may edit sheets. */
  emails: string[];
  /** Whoever may sign in: enough people that none of them meets the limit of sign-ins. */
  everybody: string[];
  password: string;
  sheets: { all: number[]; editable: number[] };
};

/** CPU in microseconds since the process began, memory in bytes. */
export type Usage = { cpu: number; memory: number };

export type ToServer = "usage" | "stop";
export type FromServer = { kind: "ready"; ready: Ready } | { kind: "usage"; usage: Usage };
