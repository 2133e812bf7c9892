const TOGETHER = 5

/**
 * The answers to `count` requests, in order; `ask` gets 0 to `count - 1`. Five are sent at a time: each
 * answer takes 150 ms, whether or not an address is known, so one at a time would be slow, and more than five
 * could be answered late on a busy machine.
 */
export async function inFives<Answer>(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < count) {
    const size = Math.min(TOGETHER, count - answers.length)
    const first = answers.length
    answers.push(...(await Promise.all(Array.from({ length: size }, (_, at) => ask(first + at)))))
  }
  return answers
}
