import type { FastifyInstance } from "fastify";
import type { RouteAccess } from "../../auth/access";
import type { HotQuery } from "../../database/database";
import type { CachedReads } from "../../read-cache/cached-reads";
import { sendJson } from "../../read-cache/send-json";
import {
  countAnswer,
  forCommunicationAnswer,
  forSecurityAnswer,
  previewsAnswer,
} from "../output/list-answers";
import { forCommunicationQuery, forSecurityQuery, refusalsCountQuery } from "../reads/dashboards-sql";
import { myPreviewsQuery, previewsQuery } from "../reads/preview-sql";

type List = {
  path: string;
  summary: string;
  access: RouteAccess;
  answer: unknown;
  query: HotQuery;
  /** The query is about the person who asks. */
  mine?: boolean;
};

const lists: List[] = [
  {
    path: "",
    summary: "Les fiches activités",
    access: "read-fa",
    answer: previewsAnswer,
    query: previewsQuery,
  },
  {
    path: "/mine",
    summary: "Les fiches activités dont je suis responsable",
    access: "read-fa",
    answer: previewsAnswer,
    query: myPreviewsQuery,
    mine: true,
  },
  {
    path: "/my-refusals/count",
    summary: "Le nombre de mes fiches activités refusées",
    access: "read-fa",
    answer: countAnswer,
    query: refusalsCountQuery,
    mine: true,
  },
  {
    path: "/for-security",
    summary: "Les activités validées par la sécu qui demandent un dispositif ou des laissez-passer",
    access: "view-security-dashboard",
    answer: forSecurityAnswer,
    query: forSecurityQuery,
  },
  {
    path: "/for-communication",
    summary: "Les activités à publier",
    access: "read-animation-to-publish",
    answer: forCommunicationAnswer,
    query: forCommunicationQuery,
  },
];

export function listRoutes(app: FastifyInstance, reads: CachedReads): void {
  for (const { path, summary, access, answer, query, mine } of lists) {
    app.get(
      `/festival-activities${path}`,
      {
        config: { access },
        schema: { summary, tags: ["Fiches activités"], response: { 200: answer } },
      },
      async (request, reply) => {
        const revision = request.revisions["festival-activities"];
        const values = mine ? [request.person.id] : [];
        return sendJson(request, reply, await reads.body(revision, query, values));
      },
    );
  }
}
