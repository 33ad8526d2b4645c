/** A reason not to import, in French, for the operator who ran the command. */
export class ImportRefusal extends Error {}
