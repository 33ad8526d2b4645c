import { STATUS_CODES } from "node:http";
import { type ErrorBody, statusOfKind } from "@coulisses/shared-domain/contract/error";
import type { FieldProblems } from "@coulisses/shared-domain/field-problems";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { archivedSheet } from "@coulisses/shared-domain/festival-event/sheet-edition";
import type { FastifyError } from "fastify";
import fp from "fastify-plugin";
import { isDatabaseAway } from "../database/database-away";
import { pgErrorCode, pgErrorText } from "../database/driver";
import { databaseAway, HttpError } from "./http-error";

type Refusal = {
  statusCode: number;
  message: string;
  fields?: FieldProblems | undefined;
  retryAfter?: number | undefined;
};

const SERVER_ERROR =
  "Oups, une erreur s'est produite.. Réessaie et contacte un admin si le problème persiste.";

const frameworkRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { statusCode: 415, message: "Ce type de contenu n'est pas accepté" },
  FST_ERR_CTP_BODY_TOO_LARGE: { statusCode: 413, message: "Le contenu envoyé est trop volumineux" },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { statusCode: 400, message: "La taille du contenu est fausse" },
  FST_ERR_BAD_URL: { statusCode: 400, message: "L'adresse n'est pas valable" },
  FST_REQ_FILE_TOO_LARGE: { statusCode: 413, message: "Le fichier envoyé est trop volumineux" },
};

/** Refusals by constraints of the database, by PostgreSQL code. */
const databaseRefusals: Record<string, Refusal> = {
  "22001": { statusCode: 400, message: "Un texte est trop long" },
  "22003": { statusCode: 400, message: "Un nombre est trop grand" },
  "22007": { statusCode: 400, message: "Une date n'est pas valable" },
  "22008": { statusCode: 400, message: "Une date n'est pas valable" },
  "22021": { statusCode: 400, message: "Un texte contient un caractère interdit" },
  "22P02": { statusCode: 400, message: "Une valeur n'est pas valable" },
  "22P05": { statusCode: 400, message: "Un texte contient un caractère interdit" },
  "23502": { statusCode: 400, message: "Une valeur nécessaire est absente" },
  "23503": { statusCode: 409, message: "Cet élément est encore utilisé, ou ce qu'il désigne n'existe plus" },
  "23505": { statusCode: 409, message: "Cet élément existe déjà" },
  "23514": { statusCode: 400, message: "Une valeur n'est pas valable" },
  "23P01": { statusCode: 409, message: "Ces périodes se chevauchent" },
  "54000": { statusCode: 400, message: "Le contenu envoyé est trop compliqué" },
  "54001": { statusCode: 400, message: "Le contenu envoyé est trop compliqué" },
  "40001": { statusCode: 409, message: "Quelqu'un modifie la même chose, réessaie" },
  "40P01": { statusCode: 409, message: "Quelqu'un modifie la même chose, réessaie" },
};

/** The database refuses to change an archived sheet; its message is the edition. */
const ARCHIVED = "ED409";

function refusalOf(error: unknown): Refusal {
  if (error instanceof FestivalError) {
    return { statusCode: statusOfKind[error.kind], message: error.message, fields: error.fields };
  }
  if (error instanceof HttpError) return error;
  const pgCode = pgErrorCode(error);
  if (pgCode === ARCHIVED) return refusalOf(archivedSheet(Number(pgErrorText(error))));
  const known = pgCode === undefined ? undefined : databaseRefusals[pgCode];
  if (known) return known;
  if (isDatabaseAway(error)) return databaseAway();
  const { code, statusCode } = error as Partial<FastifyError>;
  const framework = code === undefined ? undefined : frameworkRefusals[code];
  if (framework) return framework;
  // The framework's messages are English and may quote the input.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { statusCode, message: "La requête n'est pas valable" };
  }
  return { statusCode: 500, message: SERVER_ERROR };
}

export function errorBody({ statusCode, message, fields }: Refusal): ErrorBody {
  return { statusCode, error: STATUS_CODES[statusCode] ?? "Error", message, ...(fields && { fields }) };
}

/** Every refusal has the same body; faults of ours are logged, without details in the answer. */
export const errorHandler = fp(
  (app, _options, done) => {
    app.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal.statusCode >= 500) request.log.error({ err: error }, "request failed");
      if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
      // A route may have set a long cache time already, but a refusal must not be cached.
      return reply.code(refusal.statusCode).header("cache-control", "no-store").send(errorBody(refusal));
    });
    done();
  },
  { name: "error-handler" },
);
