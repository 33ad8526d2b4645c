import fp from "fastify-plugin";
import { chosenEncoding, encodedText } from "./encoded-text";

/** Compresses the texts that routes answer, unless they come compressed from memory: phones in a field read long lists. */
export const compressedAnswers = fp(
  (app, _options, done) => {
    app.addHook("onSend", async (request, reply, payload) => {
      if (typeof payload !== "string" || reply.hasHeader("content-encoding")) return payload;
      reply.header("vary", "accept-encoding");
      const encoding = chosenEncoding(request.headers["accept-encoding"], Buffer.byteLength(payload));
      if (encoding === undefined) return payload;
      reply.header("content-encoding", encoding);
      return encodedText(payload).as(encoding);
    });
    done();
  },
  { name: "compressed-answers" },
);
