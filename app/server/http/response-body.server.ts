/**
 * Returns bytes as the body of a `Response`, which copies bytes that it is given: of a page of 120 KB, for as long as a twentieth
 * of its rendering.
 */
export const responseBody = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
