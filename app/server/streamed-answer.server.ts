/** Answers too large to be held in memory. */
const streams = new WeakSet<Response>()

/** An answer whose text is made and sent in parts, as the client takes them. An error in `parts` breaks the connection off. */
export function streamedAnswer(parts: AsyncIterator<string, void>, init: ResponseInit): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    async cancel() {
      await parts.return?.()
    },
  })
  return markStreamed(new Response(body, init))
}

/** Marks an answer made from a streamed one as streamed. */
export function markStreamed(answer: Response): Response {
  streams.add(answer)
  return answer
}

export const isStreamed = (answer: Response): boolean => streams.has(answer)
