export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Rejects when the promise is not settled in time: a hang is a failure like another. */
export function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeoutError(`${what} did not answer within ${milliseconds} ms`));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
