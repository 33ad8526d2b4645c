import { http, HttpResponse, type JsonBodyType } from "msw";

/** The API's answer to a read. */
export function given(path: string, answer: (search: URLSearchParams) => unknown) {
  return http.get(`*/api/${path}`, ({ request }) =>
    HttpResponse.json(answer(new URL(request.url).searchParams) as JsonBodyType),
  );
}
