/** A reason not to back up or restore, in French, for the operator who ran the command. */
export class BackupRefusal extends Error {}
