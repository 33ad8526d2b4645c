import type { FastifyReply } from "fastify";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";

export function sendSheet(reply: FastifyReply, status: number, ft: FestivalTask) {
  return reply.code(status).header("content-type", "application/json; charset=utf-8").send(JSON.stringify(ft));
}
